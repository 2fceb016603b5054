@echo off
rem Puts awele among the programs of this machine, for every user, and asks nothing. Run it as administrator:
rem     install.cmd            installs, or replaces an older awele
rem     install.cmd /remove    takes it away; what the children have saved stays
setlocal
set "here=%ProgramFiles%\Awele"
set "menu=%ProgramData%\Microsoft\Windows\Start Menu\Programs\Awele.lnk"
if /i "%~1"=="/remove" goto remove
if not exist "%here%" mkdir "%here%" || exit /b 1
copy /y "%~dp0awele.exe" "%here%" >nul || exit /b 1
copy /y "%~dp0*.txt" "%here%" >nul || exit /b 1
powershell -NoProfile -Command "$l = (New-Object -ComObject WScript.Shell).CreateShortcut($env:menu); $l.TargetPath = $env:here + '\awele.exe'; $l.Save()" || exit /b 1
exit /b 0
:remove
del /q "%menu%" 2>nul
cd /d "%ProgramFiles%" & rd /s /q "%here%"
if exist "%here%" exit /b 1
exit /b 0

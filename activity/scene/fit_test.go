package scene

// key is one tick with a key.

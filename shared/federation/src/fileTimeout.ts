/** Milliseconds after which a file of a host or remote is given up. */
export const FILE_TIMEOUT = 8000;

/** Bytes of memory for a byte of a model: measured with one of 300 MB, which took 1.4 GB. */
const PER_BYTE = 4.7;
/** An ifcZIP unpacks to about so many times its size. */
const UITGEPAKT = 6;

/** Bytes of memory from which the user is asked first. */
export const VEEL = 500_000_000;

/** Bytes of memory that reading a file takes, about. */
export const geheugenVoor = ({ name, size }: Pick<File, 'name' | 'size'>): number =>
  size * PER_BYTE * (/\.(?:ifc)?zip$/i.test(name) ? UITGEPAKT : 1);

/** Where a file of a project comes in. */
export const IMPORTEREN = '/importeren';

/** The list of what was put away. */
export const ARCHIEF = '/?archief=1';

/** Where a file of a project comes in. */
export const IMPORTEREN = '/importeren';

/** What was deleted, and can be put back. */
export const VERWIJDERD = '/verwijderd';

/** The list of what was put away. */
export const ARCHIEF = '/?archief=1';

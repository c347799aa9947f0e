/** Where a file of a project comes in. */
export const IMPORTEREN = '/importeren';

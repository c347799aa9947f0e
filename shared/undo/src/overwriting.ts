/** Where an import keeps what it is overwriting, in the storage of the browser. */
export const OVERWRITING = 'overwriting-projects';

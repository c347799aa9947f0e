/** Of the calculation; raised whenever any outcome can differ, so that what was kept is made anew. */
export const REKENMODEL_VERSIE = 3;

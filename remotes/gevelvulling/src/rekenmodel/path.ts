/** Where the rekenmodel stands on the site. */
export const REKENMODEL = '/rekenmodel';

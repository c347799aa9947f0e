/** Stands in for the list of languages of zod, of which the product uses none. */
export const languages = [];

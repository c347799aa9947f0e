/** Stands in for zod's own list of languages, of which the product uses none. */
export {};

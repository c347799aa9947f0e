/*
 * Stands in for zod's English, which it takes for the case that nobody gives it other words. It is taken
 * over as it stands, after the loaders have been chosen, so it holds no type syntax.
 */

const localeError = () => 'Ongeldige invoer.';

// oxlint-disable-next-line import/no-default-export -- zod's languages are default exports.
export default () => ({ localeError });

const inDrietallen = (cijfers: string): string =>
  cijfers.replace(
    /^(-?\d{1,3}?)((?:\d{3})+)$/,
    (_cijfers, begin: string, rest: string) => begin + rest.replaceAll(/\d{3}/g, '.$&'),
  );

/**
 * The rule for every number that is shown, of its figures as a computer writes them: a decimal comma, and a point
 * between groups of three from 10.000 (decision 33).
 */
export const writeGetal = (cijfers: string): string => {
  const [geheel = '', decimalen] = cijfers.split('.');
  const groepen = /\d{5}/.test(geheel) ? inDrietallen(geheel) : geheel;
  return decimalen === undefined ? groepen : `${groepen},${decimalen}`;
};

import { inDrietallen } from './inDrietallen.ts';

/**
 * The rule for every number that is shown, of its figures as a computer writes them: a decimal comma, and a point
 * between groups of three from 10.000 (decision 33).
 */
export const writeGetal = (cijfers: string): string => {
  const [geheel = '', decimalen] = cijfers.split('.');
  const groepen = /\d{5}/.test(geheel) ? inDrietallen(geheel) : geheel;
  return decimalen === undefined ? groepen : `${groepen},${decimalen}`;
};

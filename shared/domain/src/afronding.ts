import { TOLERANTIE } from './uitgangspunten.ts';

/** Rounds a number of things up; a value that exceeds a whole number by less than 1e-9 is that number (rekenmodel 4.1). */
export const ceilTolerant = (value: number): number => Math.max(0, Math.ceil(value - TOLERANTIE));

/** Whether a value exceeds a limit by more than the tolerance of 1e-9. */
export const exceeds = (value: number, limit: number): boolean => value > limit + TOLERANTIE;

import { teksten } from './teksten.ts';

const { redenen } = teksten;

const isReden = (text: string): text is keyof typeof redenen => Object.hasOwn(redenen, text);

/** What is told to who comes back from the provider without being let in. */
export const redenTekst = (reden: string): string =>
  isReden(reden) ? redenen[reden] : redenen.storing;

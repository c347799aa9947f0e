import type { ProjectGegevens } from '@adviestool/contract/project';

/** The class that was calculated with, and where it comes from. @param klasse one or more, in words */
export const gevolgklasseTekst = (
  klasse: string,
  gekozen: ProjectGegevens['gevolgklasse'],
): string => {
  if (!gekozen) return `${klasse} (volgens type bouw en hoogte)`;
  return klasse === gekozen ? `${klasse} (gekozen)` : `${klasse} (gekozen: ${gekozen})`;
};

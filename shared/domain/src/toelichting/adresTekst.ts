import type { ProjectGegevens } from '@adviestool/contract/project';

/** Whether an address says its place itself, as its last words. */
const noemtPlaats = (adres: string, plaats: string): boolean =>
  plaats !== '' &&
  ` ${adres}`.toLowerCase().replaceAll(',', ' ').endsWith(` ${plaats.toLowerCase()}`);

/** The work address with its place; empty when nothing is filled in. */
export const adresTekst = ({
  werkadres,
  plaatsWerkadres,
}: Pick<ProjectGegevens, 'werkadres' | 'plaatsWerkadres'>): string => {
  const adres = werkadres?.trim() ?? '';
  const plaats = plaatsWerkadres?.trim() ?? '';
  return noemtPlaats(adres, plaats) ? adres : [adres, plaats].filter(Boolean).join(', ');
};

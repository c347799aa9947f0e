import type { Invoerfout } from '../rekenen/parseAdviesInvoer.ts';

/** What is wrong in an input of the calculation, in Dutch. */
export const invoerfoutTekst = (fout: Invoerfout): string => {
  switch (fout.code) {
    case 'SCHEMA':
      return fout.message;
    case 'KEY_ONBEKEND':
      return `Onbekende key: ‘${fout.key}’.`;
    case 'PRODUCT_ONBEKEND':
      return `Product ‘${fout.id}’ staat niet in de catalogus.`;
    case 'MEER_MIDDELEN_VAN_EEN_SOORT':
      return 'Kies van elke soort ten hoogste één bevestigingsmiddel.';
    case 'ZIJDE_NIET_TE_VERANKEREN':
      return `Deze gevelvulling kan op de ${fout.zijde} niet verankerd zijn.`;
    default:
      return fout satisfies never;
  }
};

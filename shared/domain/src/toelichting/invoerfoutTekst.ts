import type { CatalogusNaam } from '@adviestool/contract/catalogusNaam';

import type { Invoerfout } from '../rekenen/parseAdviesInvoer.ts';

const naamOf = (catalogus: CatalogusNaam | null): string =>
  catalogus === null ? 'heeft geen naam' : `is ‘${catalogus.id} ${catalogus.versie}’`;

/** What is wrong in an input of the calculation, in Dutch. */
export const invoerfoutTekst = (fout: Invoerfout): string => {
  switch (fout.code) {
    case 'SCHEMA':
      return fout.message;
    case 'KEY_ONBEKEND':
      return `Onbekende key: ‘${fout.key}’.`;
    case 'ANDERE_CATALOGUS':
      return `Het project rekent met catalogus ‘${fout.genoemd.id} ${fout.genoemd.versie}’; de catalogus die hier gegeven is, ${naamOf(fout.gegeven)}.`;
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

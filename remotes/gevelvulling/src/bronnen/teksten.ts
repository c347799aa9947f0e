import type { Bron } from '@adviestool/contract/catalogus';
import type { ProductBron } from '@adviestool/domain/bronnen/bronnen';
import { formatDag } from '@adviestool/domain/bronnen/formatDag';

/** The values of the catalogue in words. */
const WAARDEN: Readonly<Record<string, string>> = {
  FwRk: 'weerstand op wind',
  FgRk: 'weerstand op gewicht',
  FRk: 'weerstand',
  gammaM: 'partiële factor',
  kmod: 'modificatiefactor',
  eRefWind: 'referentie-arm voor wind',
  eRefGewicht: 'referentie-arm voor gewicht',
  spouwlatMax: 'grootste spouwlatbreedte',
  stelruimteMax: 'grootste stelruimte',
  minRandafstand: 'kleinste randafstand',
  maxHefboomarm: 'grootste hefboomarm',
  nBouw: 'aantal bevestigingsmiddelen in het bouwdeel',
  nHout: 'aantal bevestigingsmiddelen in het hout',
};

const waardeInWoorden = (veld: string): string =>
  Object.hasOwn(WAARDEN, veld) ? (WAARDEN[veld] ?? veld) : veld;

export const teksten = {
  titel: 'Bronnen van de producten',
  geen: 'Geen bron opgegeven',
  document: ({ document, nummer, datum }: Bron): string =>
    `${document}, ${nummer}, ${formatDag(datum)}`,
  voor: ({ waarden }: ProductBron): string | null =>
    waarden === null ? null : `voor ${waarden.map(waardeInWoorden).join(', ')}`,
  openen: 'Document openen',
  anderTabblad: '(opent in een ander tabblad)',
  geldigTot: (dag: string): string => `geldig tot en met ${formatDag(dag)}`,
  verlopen: (dag: string): string => `Bron verlopen op ${formatDag(dag)}`,
};

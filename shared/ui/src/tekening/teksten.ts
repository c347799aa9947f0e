import type { Zijde } from '@adviestool/contract/zijde';
import { ZIJDEN } from '@adviestool/contract/zijde';

import { formatQuantity } from '../format.ts';
import type { TekeningGegevens } from './tekeningGegevens.ts';

const TYPEN = {
  kozijn: 'Kozijn',
  schuifpui: 'Schuifpui',
  hsb: 'HSB-element',
} as const satisfies Record<TekeningGegevens['type'], string>;

export const zijdeTeksten = {
  onderzijde: { naam: 'Onderzijde', hoek: 'vanaf links' },
  zijkanten: { naam: 'Zijkanten, per stijl', hoek: 'vanaf onder' },
  bovenzijde: { naam: 'Bovenzijde', hoek: 'vanaf links' },
} as const satisfies Record<Zijde, { naam: string; hoek: string }>;

export const teksten = {
  voldoetNiet: 'voldoet niet',
  tabel: 'Posities als tabel',
  nummer: 'Nr.',
  positie: 'Positie vanaf de hoek, mm',
} as const;

const beschrijfZijde = (zijde: Zijde, { zijden }: TekeningGegevens): string[] => {
  const ankers = zijden[zijde];
  if (ankers === undefined || ankers.posities.length === 0) return [];
  const aantal = ankers.posities.length;
  const hoekankers = `${String(aantal)} ${aantal === 1 ? 'hoekanker' : 'hoekankers'}`;
  const afstand =
    ankers.hartOpHart === null || aantal === 1
      ? ''
      : `, hart-op-hart ${formatQuantity(Math.floor(ankers.hartOpHart), 0, 'mm')}`;
  const status = ankers.status === 'bad' ? `, ${teksten.voldoetNiet}` : '';
  return [`${zijdeTeksten[zijde].naam}: ${hoekankers}${afstand}${status}.`];
};

/** The drawing in words. */
export const beschrijfTekening = (gegevens: TekeningGegevens, voorlopig: boolean): string =>
  [
    `${TYPEN[gegevens.type]}, ${formatQuantity(gegevens.breedte, 0, 'mm')} breed en ${formatQuantity(gegevens.hoogte, 0, 'mm')} hoog.`,
    ...ZIJDEN.flatMap((zijde) => beschrijfZijde(zijde, gegevens)),
    ...(voorlopig ? ['Voorlopige aantallen.'] : []),
  ].join(' ');

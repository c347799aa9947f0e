import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';
import type { TekeningGegevens } from '@adviestool/domain/tekening/tekeningGegevens';
import { formatQuantity } from '@adviestool/getallen/formatQuantity';

import { teksten } from './teksten.ts';

const describeZijde = (zijde: Zijde, { zijden }: TekeningGegevens): string[] => {
  const ankers = zijden[zijde];
  if (ankers === undefined || ankers.posities.length === 0) return [];
  const aantal = ankers.posities.length;
  const hoekankers = `${String(aantal)} ${aantal === 1 ? 'hoekanker' : 'hoekankers'}`;
  const afstand =
    ankers.hartOpHart === null || aantal === 1
      ? ''
      : `, hart-op-hart ${formatQuantity(Math.floor(ankers.hartOpHart), 0, 'mm')}`;
  const status = ankers.status === 'bad' ? `, ${teksten.voldoetNiet}` : '';
  return [`${teksten.zijde[zijde].naam}: ${hoekankers}${afstand}${status}.`];
};

/** The drawing in words. */
export const describeTekening = (gegevens: TekeningGegevens, voorlopig: boolean): string =>
  [
    `${teksten.type[gegevens.type]}, ${formatQuantity(gegevens.breedte, 0, 'mm')} breed en ${formatQuantity(gegevens.hoogte, 0, 'mm')} hoog.`,
    ...ZIJDEN.flatMap((zijde) => describeZijde(zijde, gegevens)),
    ...(voorlopig ? ['Voorlopige aantallen.'] : []),
  ].join(' ');

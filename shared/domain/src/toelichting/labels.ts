import type { AnkerPlaatsing } from '@adviestool/contract/catalogus';
import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';

import { DETAILLERING_VELDEN } from '../velden/detailleringVelden.ts';
import { KADER_VELDEN } from '../velden/kaderVelden.ts';
import { PROJECT_VELDEN } from '../velden/projectVelden.ts';

/*
 * The Dutch words for what the user sees. Those of fields and their options stand in the registry of the
 * fields; here are the others, and short names for options that stand outside a form too.
 */

type Labels<Value extends string | number> = Readonly<Record<Value, string>>;

export const { opties: gevelvullingTypeLabels } = KADER_VELDEN.gevelvullingType;
export const { opties: typeBouwLabels } = PROJECT_VELDEN.typeBouw;
export const { opties: onderdorpelLabels } = DETAILLERING_VELDEN.onderdorpel;
export const { opties: onderregelLabels } = DETAILLERING_VELDEN.onderregel;
export const { opties: plaatsingOnderzijdeLabels } = DETAILLERING_VELDEN['plaatsing.onderzijde'];

export const ankerPlaatsingLabels: Labels<AnkerPlaatsing> = {
  ...DETAILLERING_VELDEN['plaatsing.bovenzijde'].opties,
  prefab: 'Prefab',
};

const zijdeLabels: Labels<Zijde> = {
  onderzijde: 'Onderzijde',
  zijkanten: 'Zijkanten',
  bovenzijde: 'Bovenzijde',
};

export const zijdeLabel = (zijde: Zijde): string => zijdeLabels[zijde];

/** In a sentence: ‘de onderzijde en de zijkanten’. */
export const zijdenOpsomming = (zijden: readonly Zijde[]): string =>
  new Intl.ListFormat('nl-NL', { type: 'conjunction' }).format(
    zijden.map((zijde) => `de ${zijde}`),
  );

const dorpelLabels: Labels<Zijde> = {
  onderzijde: 'Onderdorpel',
  zijkanten: 'Stijlen',
  bovenzijde: 'Bovendorpel',
};

const regelLabels: Labels<Zijde> = {
  onderzijde: 'Onderregel',
  zijkanten: 'Stijlen',
  bovenzijde: 'Bovenregel',
};

/** The part of the frame at a side: dorpels and stijlen, or regels for an hsb. */
export const dorpelLabel = (type: GevelvullingType, zijde: Zijde): string =>
  type === 'hsb' ? regelLabels[zijde] : dorpelLabels[zijde];

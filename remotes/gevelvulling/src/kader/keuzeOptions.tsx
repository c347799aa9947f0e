import { BOUWMETHODEN, GEVELVULLING_TYPES } from '@adviestool/contract/gevelvulling';
import {
  bouwmethodeLabels,
  gevelvullingTypeLabels,
  verbondenAantalZijdenLabels,
} from '@adviestool/domain/labels';
import { Doorsnede } from '@adviestool/ui/Doorsnede';

export const TYPE_OPTIONS = GEVELVULLING_TYPES.map((value) => ({
  value,
  label: gevelvullingTypeLabels[value],
  picture: <Doorsnede soort={`type-${value}`} />,
}));

export const BOUWMETHODE_OPTIONS = BOUWMETHODEN.map((value) => ({
  value,
  label: bouwmethodeLabels[value],
  picture: <Doorsnede soort={`methode-${value}`} />,
}));

export const ZIJDEN_OPTIONS = ([2, 4] as const).map((value) => ({
  value,
  label: verbondenAantalZijdenLabels[value],
}));

const NEE = { value: false, label: 'Nee' };

export const JA_NEE_OPTIONS = [{ value: true, label: 'Ja' }, NEE];

/** Where a variant has no supplier of fasteners. */
export const NEE_OPTIONS = [NEE];

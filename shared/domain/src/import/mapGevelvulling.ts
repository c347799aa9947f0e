import {
  GEVELVULLING_TYPES,
  type DetailleringData,
  type Gevelvulling,
  type GevelvullingType,
} from '@adviestool/contract/gevelvulling';
import type { ImportGevelvulling } from '@adviestool/contract/importMessage';

import { createGevelvulling } from '../velden/gevelvulling.ts';
import { optionOf } from '../velden/onbekendeInvoer.ts';
import { optionalTextSchema } from '../velden/text.ts';
import type { Modelgegevens } from '../velden/withoutModel.ts';
import { hasElementen } from './hasElementen.ts';

/** The message holds a gevelvulling of another type than kozijn, schuifpui or hsb. */
export class UnsupportedTypeError extends Error {
  override readonly name = 'UnsupportedTypeError';
  readonly type: string;
  readonly merk: string | null;

  constructor({ type, merk, id }: ImportGevelvulling) {
    super(`Gevelvulling ${id} has the unsupported type ${type}.`);
    this.type = type;
    this.merk = textOf(merk);
  }
}

export const textOf = (text: string | null | undefined): string | null =>
  optionalTextSchema.parse(text);

const typeOf = (gevelvulling: ImportGevelvulling): GevelvullingType => {
  const type = optionOf(GEVELVULLING_TYPES, gevelvulling.type);
  if (type === undefined) throw new UnsupportedTypeError(gevelvulling);
  return type;
};

const isPositive = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && value > 0;

const MM2_PER_M2 = 1_000_000;
const GRAMS_PER_KG = 1000;

/**
 * The weight by what is known of it: the whole in kg, that of an hsb spread over its area, or the glass.
 * What is spread is kept in whole grams per m²: a number that a person can read, and that the form, the
 * report and the calculation share.
 */
const gewichtOf = (type: GevelvullingType, gevelvulling: ImportGevelvulling): DetailleringData => {
  const { gewicht_totaal: totaal, gewicht_glas: glas, breedte, hoogte } = gevelvulling;
  if (isPositive(totaal)) {
    if (type === 'hsb' && isPositive(breedte) && isPositive(hoogte)) {
      const grams = Math.round((totaal * MM2_PER_M2 * GRAMS_PER_KG) / (breedte * hoogte));
      return { gewichtinvoer: 'gewichtElement', gewichtElement: grams / GRAMS_PER_KG };
    }
    return { gewichtinvoer: 'totaalgewicht', totaalgewicht: totaal };
  }
  return type !== 'hsb' && isPositive(glas)
    ? { gewichtinvoer: 'glasgewicht', glasgewicht: glas }
    : {};
};

/** spouwlatbreedte and stelruimte, mm; an hsb has neither. */
const spouwOf = (type: GevelvullingType, gevelvulling: ImportGevelvulling): DetailleringData => {
  const { spouwlatbreedte, stelruimte } = gevelvulling;
  if (type === 'hsb') return {};
  return {
    ...(typeof spouwlatbreedte === 'number' && { spouwlatbreedte }),
    ...(typeof stelruimte === 'number' && { stelruimte }),
  };
};

/** Where it is and how it turns; what the model does not say is left out. */
const plaatsOf = (sent: ImportGevelvulling) => ({
  gevel: textOf(sent.gevel) ?? undefined,
  bouwlaag: textOf(sent.bouwlaag) ?? undefined,
  ruimte: textOf(sent.ruimte) ?? undefined,
  draairichting: sent.draairichting ?? undefined,
  opmerking: textOf(sent.opmerking) ?? undefined,
});

/** How many there are: as the message says, else one of each element; null: it says neither. */
const aantalOf = ({ aantal, elementen }: ImportGevelvulling): number | null => {
  const geteld = elementen?.length ?? 0;
  return aantal ?? (geteld > 0 ? geteld : null);
};

/** Whether a message says another aantal than it has elements: the aantal is taken, and is to be checked. */
export const isTelverschil = (sent: ImportGevelvulling): boolean =>
  hasElementen({ gevelvullingen: [sent] }) && aantalOf(sent) !== sent.elementen?.length;

/** What a message says of the fields of a gevelvulling, by their names; without what it does not know. */
export type Modelwaarden = Readonly<Record<string, string | number>>;

/**
 * What a message says of the fields of a gevelvulling.
 * @throws UnsupportedTypeError
 */
export const modelwaardenOf = (sent: ImportGevelvulling): Modelwaarden => {
  const type = typeOf(sent);
  const { breedte, hoogte } = sent;
  const waarden = {
    gevelvullingType: type,
    merk: textOf(sent.merk),
    aantal: aantalOf(sent),
    breedte,
    hoogte,
    ...plaatsOf(sent),
    ...gewichtOf(type, sent),
    ...spouwOf(type, sent),
  };
  const bekend: Record<string, string | number> = {};
  for (const [naam, waarde] of Object.entries(waarden)) {
    if (typeof waarde === 'string' || typeof waarde === 'number') bekend[naam] = waarde;
  }
  return bekend;
};

/** What is stored of the elements that a gevelvulling stands for. */
export const modelgegevensOf = (sent: ImportGevelvulling): Modelgegevens => ({
  externalId: sent.id,
  ...(sent.elementen && { elementen: sent.elementen }),
  ...(typeof sent.hoogste_punt === 'number' && { hoogstePunt: sent.hoogste_punt }),
  uitModel: modelwaardenOf(sent),
});

/**
 * A new gevelvulling of what was sent. What the model does not know starts as in any new one, but for an aantal, which
 * stays empty.
 * @throws UnsupportedTypeError
 */
export const mapGevelvulling = (
  id: string,
  sent: ImportGevelvulling,
  created: string,
): Gevelvulling => {
  const type = typeOf(sent);
  return {
    ...createGevelvulling({
      id,
      ...modelgegevensOf(sent),
      gevelvullingType: type,
      merk: textOf(sent.merk),
      aantal: aantalOf(sent),
      hoogte: sent.hoogte ?? undefined,
      breedte: sent.breedte ?? undefined,
      ...plaatsOf(sent),
    }),
    detailleringData: { ...gewichtOf(type, sent), ...spouwOf(type, sent) },
    created,
    changed: created,
  };
};

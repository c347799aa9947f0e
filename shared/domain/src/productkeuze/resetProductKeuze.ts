import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling, ZijdeProductKeuze } from '@adviestool/contract/gevelvulling';
import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';

import {
  bruikbareMiddelen,
  hoekankerKeuzeBezwaren,
  toepassingOf,
} from '../rekenen/geschiktheid.ts';
import { gebruiktBevestigingsmiddelen } from '../rekenen/ondergrond.ts';

const LEEG: ZijdeProductKeuze = { hoekanker: null, bevestigingsmiddelen: null };

const isEmpty = ({ hoekanker, bevestigingsmiddelen }: ZijdeProductKeuze): boolean =>
  hoekanker === null && (bevestigingsmiddelen === null || bevestigingsmiddelen.length === 0);

/** The part of a choice that is still possible on an anchored side. */
const mogelijkeKeuze = (
  gevelvulling: Gevelvulling,
  catalogus: Catalogus,
  zijde: Zijde,
): ZijdeProductKeuze => {
  const toepassing = toepassingOf(gevelvulling, zijde);
  const keuze = gevelvulling.productKeuze[zijde];
  const hoekanker = catalogus.hoekankers.find(({ id }) => id === keuze.hoekanker);
  const metMiddelen = gebruiktBevestigingsmiddelen(gevelvulling.gevelvullingEnKaderData);
  const middelen = metMiddelen ? bruikbareMiddelen({ gevelvulling, catalogus, zijde }) : [];
  return {
    hoekanker:
      hoekanker !== undefined && hoekankerKeuzeBezwaren(toepassing, hoekanker).length === 0
        ? hoekanker.id
        : null,
    bevestigingsmiddelen: middelen.length === 0 ? null : middelen,
  };
};

const isSame = (left: ZijdeProductKeuze, right: ZijdeProductKeuze): boolean =>
  left.hoekanker === right.hoekanker &&
  (left.bevestigingsmiddelen?.length ?? 0) === (right.bevestigingsmiddelen?.length ?? 0);

/**
 * Takes away products on sides that are not anchored, and products that are no longer possible, with a message for
 * each side (named in lower case, as in the messages of the advice). Possible means: in the catalogue and suiting
 * type, side and detaillering; whether the number fits is for the advice. Other products of the side stay. Without a
 * change the very same gevelvulling comes back.
 */
export const resetProductKeuze = ({
  gevelvulling,
  catalogus,
}: {
  gevelvulling: Gevelvulling;
  catalogus: Catalogus;
}): { gevelvulling: Gevelvulling; messages: string[] } => {
  const messages: string[] = [];
  const productKeuze = { ...gevelvulling.productKeuze };
  for (const zijde of ZIJDEN) {
    const keuze = productKeuze[zijde];
    if (isEmpty(keuze)) continue;
    if (!gevelvulling.verankerdeZijden.includes(zijde)) {
      productKeuze[zijde] = { ...keuze, ...LEEG };
      messages.push(
        `Voor de niet-verbonden zijde '${zijde}' zijn gekozen producten gevonden. Dat is niet de bedoeling, dus deze zijn gereset.`,
      );
      continue;
    }
    const mogelijk = mogelijkeKeuze(gevelvulling, catalogus, zijde);
    if (isSame(keuze, mogelijk)) continue;
    productKeuze[zijde] = { ...keuze, ...mogelijk };
    messages.push(
      `Voor de verbonden zijde '${zijde}' zijn gekozen producten gevonden, die niet langer mogelijk zijn. Deze zijn gereset.`,
    );
  }
  return messages.length === 0
    ? { gevelvulling, messages }
    : { gevelvulling: { ...gevelvulling, productKeuze }, messages };
};

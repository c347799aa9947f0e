import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { OptieWaarde } from '@adviestool/contract/veldsoorten';
import { lijstveldOf } from '@adviestool/domain/velden/lijstvelden';

import { applyRij, type Rijbasis, type Toegepast } from './applyRij.ts';
import { stuksVan } from './optellen.ts';
import { isGeteld, isStuk, type GelezenRij } from './readRij.ts';
import { teksten } from './teksten.ts';

const DEEL = String.raw`\d+ links, \d+ rechts \(spiegelbeeld\)`;

/** What lists said in a remark of left and right (`teksten.spiegelbeeld`), of one row or of several, and of how many more. */
const SPIEGELBEELD = new RegExp(String.raw`${DEEL}(?:, ${DEEL})*(?: en nog \d+)?`);

/** The same, with what parts it from the words of a user. */
const SPIEGELBEELD_EN = new RegExp(`${SPIEGELBEELD.source}(?:[.,] )?`);

/** By the name of a field; undefined: what is there stays. */
type Gegeven = Record<string, OptieWaarde | undefined>;

/** What follows from left and right, as far as it takes the place of nothing that a user filled in. */
const richtingOf = ({ waarden, afgeleid }: GelezenRij, stored: Gevelvulling): Gegeven => {
  const { draairichting = null, opmerking } = stored.gevelvullingEnKaderData;
  const eigen = opmerking?.trim() ?? '';
  const isVanLijst = SPIEGELBEELD.test(eigen);
  const gegeven: Gegeven = {};
  if (afgeleid.includes('draairichting') && draairichting !== null) {
    const isAfgeleid = isVanLijst && draairichting === 'L+R';
    if (!isAfgeleid) gegeven['draairichting'] = undefined;
  }
  if (afgeleid.includes('draairichting') && waarden['draairichting'] !== 'L+R' && isVanLijst) {
    gegeven['opmerking'] = waarden['opmerking'] ?? eigen.replace(SPIEGELBEELD_EN, '').trim();
  }
  if (afgeleid.includes('opmerking') && eigen !== '') {
    const { lengte = Number.POSITIVE_INFINITY } = lijstveldOf('opmerking') ?? {};
    const tekst = eigen.replace(SPIEGELBEELD, String(waarden['opmerking']));
    gegeven['opmerking'] = isVanLijst && tekst.length <= lengte ? tekst : undefined;
  }
  return gegeven;
};

/** How many pieces the rows are of a list that has no column for it; null: they do not say it. */
const stuksIn = (rij: GelezenRij): number | null =>
  rij.cellen['aantal'] === undefined && (isStuk(rij) || rij.waarden['aantal'] !== undefined)
    ? stuksVan(rij)
    : null;

/** Fewer than there are is said only of what was counted: a list that has one row may just not say how many. */
const aantalOf = (rij: GelezenRij, stored: Gevelvulling): Gegeven => {
  const stuks = stuksIn(rij);
  if (stuks === null) return {};
  if (isGeteld(stored)) return { aantal: stuks };
  return stuks < (stored.gevelvullingEnKaderData.aantal ?? 0) ? { aantal: undefined } : {};
};

const withGegeven = (rij: GelezenRij, gegeven: Gegeven): GelezenRij => ({
  ...rij,
  waarden: Object.fromEntries(
    Object.entries({ ...rij.waarden, ...gegeven }).flatMap(
      ([naam, waarde]): [string, OptieWaarde][] => (waarde === undefined ? [] : [[naam, waarde]]),
    ),
  ),
});

/** Whether it has a weight, as its type can have it. */
const hasGewicht = ({ gevelvullingEnKaderData, detailleringData }: Gevelvulling): boolean => {
  const invoer = detailleringData.gewichtinvoer ?? null;
  if (invoer === null || (detailleringData[invoer] ?? null) === null) return false;
  const isHsb = gevelvullingEnKaderData.gevelvullingType === 'hsb';
  return invoer !== (isHsb ? 'glasgewicht' : 'gewichtElement');
};

/** What a user may not expect of a list that does not say it in a cell. */
const meldingenOf = (rij: GelezenRij, gegeven: GelezenRij, stored: Gevelvulling): string[] => {
  const { aantal: oud, draairichting } = stored.gevelvullingEnKaderData;
  const stuks = stuksIn(rij);
  const aantalTekst =
    gegeven.waarden['aantal'] === undefined ? teksten.aantalBlijft : teksten.aantalUitRijen;
  const richting = rij.waarden['draairichting'];
  const blijft = gegeven.waarden['draairichting'] === undefined ? richting : undefined;
  return [
    ...(stuks !== null && oud !== null && oud !== stuks ? [aantalTekst(oud, stuks)] : []),
    ...(blijft !== undefined && blijft !== draairichting
      ? [teksten.blijftRichting(String(draairichting), String(blijft))]
      : []),
  ];
};

/**
 * A gevelvulling that there is, with what the row of a later list gives. What only follows from cells of the row
 * takes the place of nothing that a user filled in: of the weight, how it is entered follows only where
 * there would be none. Where no column is the aantal, the rows are counted.
 */
export const applyHerziening = (
  stored: Gevelvulling,
  rij: GelezenRij,
  basis: Rijbasis,
): Toegepast => {
  const gegeven = withGegeven(rij, {
    ...aantalOf(rij, stored),
    ...richtingOf(rij, stored),
  });
  const behoudend = rij.afgeleid.includes('gewichtinvoer')
    ? applyRij(stored, withGegeven(gegeven, { gewichtinvoer: undefined }), basis)
    : null;
  const { gevelvulling, waarschuwingen } =
    behoudend !== null && hasGewicht(behoudend.gevelvulling)
      ? behoudend
      : applyRij(stored, gegeven, basis);
  const invoer = gevelvulling.detailleringData.gewichtinvoer ?? null;
  const blijft = rij.afgeleid.includes('gewichtinvoer') && invoer !== rij.waarden['gewichtinvoer'];
  return {
    gevelvulling,
    waarschuwingen: [
      ...meldingenOf(rij, gegeven, stored),
      ...waarschuwingen,
      ...(blijft && invoer !== null ? [teksten.blijftGewicht(invoer)] : []),
    ],
  };
};

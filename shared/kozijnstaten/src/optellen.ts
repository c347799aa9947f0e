import { DRAAIRICHTINGEN } from '@adviestool/contract/gevelvulling';
import type { OptieWaarde } from '@adviestool/contract/veldsoorten';
import { lijstveldOf } from '@adviestool/domain/velden/lijstvelden';
import { optionOf } from '@adviestool/domain/velden/onbekendeInvoer';

import { spiegelbeeldVan, type DraaiKant } from './linksRechts.ts';
import { messageOfSom } from './readCel.ts';
import type { GelezenRij } from './readRij.ts';
import { teksten } from './teksten.ts';

/** Whether its cell for the aantal is empty. */
export const isZonderAantal = ({ waarden, cellen }: GelezenRij): boolean =>
  waarden['aantal'] === undefined && cellen['aantal'] !== undefined;

/** Pieces that a row is: one where the list does not say how many, none where its cell for that is empty. */
export const stuksVan = (rij: GelezenRij): number => {
  const { aantal } = rij.waarden;
  if (typeof aantal === 'number') return aantal;
  return isZonderAantal(rij) ? 0 : 1;
};

/** What each of several rows may say of where its pieces are. */
const OPGENOEMD = ['bouwlaag', 'ruimte', 'opmerking'] as const;

const OPMERKING = 'opmerking';

const textsOf = (rijen: readonly GelezenRij[], naam: string): string[] => {
  const texts = rijen.flatMap(({ waarden }) => waarden[naam] ?? []).map(String);
  return [...new Set(texts)];
};

/** How many turn to each side in all rows together, and what the cells of these say. */
const opmerkingenOf = (rijen: readonly GelezenRij[]): string[] => {
  const somVan = (kant: DraaiKant): number =>
    rijen.reduce((sum, { kanten }) => sum + kanten[kant], 0);
  const spiegelbeeld = spiegelbeeldVan({ links: somVan('links'), rechts: somVan('rechts') });
  const eigen = rijen.flatMap(({ cellen }) => cellen[OPMERKING]?.begrepen ?? []);
  return [...(spiegelbeeld === null ? [] : [spiegelbeeld]), ...new Set(eigen)];
};

/** All of them, as far as the field has room; then it says how many more there are. */
const opgenoemd = (texts: readonly string[], lengte: number): string => {
  const alle = texts.join(', ');
  if (alle.length <= lengte) return alle;
  for (let aantal = texts.length - 1; aantal > 0; aantal -= 1) {
    const deel = `${texts.slice(0, aantal).join(', ')} ${teksten.enNog(texts.length - aantal)}`;
    if (deel.length <= lengte) return deel;
  }
  return teksten.verschillende(texts.length).slice(0, lengte);
};

const plaatsOf = (rijen: readonly GelezenRij[]): Record<string, OptieWaarde> => {
  const plaats: Record<string, OptieWaarde> = {};
  for (const naam of OPGENOEMD) {
    const texts = naam === OPMERKING ? opmerkingenOf(rijen) : textsOf(rijen, naam);
    const { lengte = Number.POSITIVE_INFINITY } = lijstveldOf(naam) ?? {};
    if (texts.length > 0) plaats[naam] = opgenoemd(texts, lengte);
  }
  const richtingen = textsOf(rijen, 'draairichting');
  const richting = richtingen.length > 1 ? 'L+R' : richtingen[0];
  const draairichting = optionOf(DRAAIRICHTINGEN, richting);
  if (draairichting !== undefined) plaats['draairichting'] = draairichting;
  return plaats;
};

/** What no cell of any row says: left and right may also follow from two rows that have one of these each. */
const afgeleidOf = (
  rijen: readonly GelezenRij[],
  samen: Readonly<Record<string, OptieWaarde>>,
): string[] =>
  [...new Set([...rijen.flatMap(({ afgeleid }) => afgeleid), OPMERKING])].filter(
    (naam) =>
      samen[naam] !== undefined &&
      rijen.every(
        ({ waarden, afgeleid }) => waarden[naam] === undefined || afgeleid.includes(naam),
      ),
  );

interface Opgeteld {
  readonly rijen: readonly GelezenRij[];
  readonly rij: GelezenRij;
}

const bekend = new WeakMap<GelezenRij, Opgeteld>();

const isSame = (een: readonly GelezenRij[], ander: readonly GelezenRij[]): boolean =>
  een.length === ander.length && een.every((rij, index) => rij === ander[index]);

/**
 * A row with the pieces of others and where those are; sizes and the rest stay its own. The very same row for the
 * same rows.
 */
export const telOp = (eerste: GelezenRij, andere: readonly GelezenRij[]): GelezenRij => {
  if (andere.length === 0) return eerste;
  const rijen = [eerste, ...andere];
  const eerder = bekend.get(eerste);
  if (eerder !== undefined && isSame(eerder.rijen, rijen)) return eerder.rij;
  const waarden: Record<string, OptieWaarde> = { ...eerste.waarden, ...plaatsOf(rijen) };
  const fouten = [...eerste.fouten];
  if (!rijen.every(isZonderAantal)) {
    const aantal = rijen.reduce((sum, rij) => sum + stuksVan(rij), 0);
    const tekst = messageOfSom(aantal);
    const kolom = eerste.cellen['aantal']?.kolom ?? null;
    if (tekst !== null) fouten.push({ veld: 'aantal', kolom, tekst, geweigerd: aantal });
    waarden['aantal'] = aantal;
  }
  const rij = { ...eerste, waarden, fouten, afgeleid: afgeleidOf(rijen, waarden) };
  bekend.set(eerste, { rijen, rij });
  return rij;
};

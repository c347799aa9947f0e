import { AANTAL_LINKS, AANTAL_RECHTS } from './aantalwoorden.ts';
import type { Kopkolom } from './findKop.ts';
import { normalizeKop } from './kopnaam.ts';
import { teksten } from './teksten.ts';

/** Pieces that turn to one side, in columns of their own. */
export type DraaiKant = 'links' | 'rechts';

/** How many pieces turn to each side. */
export type Kanten = Readonly<Record<DraaiKant, number>>;

/** What is said of pieces that turn to both sides; null: they do not. */
export const spiegelbeeldVan = ({ links, rechts }: Kanten): string | null =>
  links > 0 && rechts > 0 ? teksten.spiegelbeeld(links, rechts) : null;

const AANTAL = 'aantal';

const setOf = (woorden: string): ReadonlySet<string> =>
  new Set(woorden.split(', ').map((woord) => normalizeKop(woord)));

/** Headers that say it beside each other only: a cell of any list may say ‘links’ too. */
const KAAL = {
  links: setOf('links, l, dl, din links, left'),
  rechts: setOf('rechts, r, dr, din rechts, right, spiegelbeeld, gespiegeld'),
};
const SPIEGELBEELD = setOf('spiegelbeeld, gespiegeld');
const HEEL = { links: setOf(AANTAL_LINKS), rechts: setOf(AANTAL_RECHTS) };

/** Which pieces a column counts; null: all, or it says nothing of it. */
export const deelVan = ({ kop }: Pick<Kopkolom, 'kop'>): DraaiKant | null => {
  const sleutel = normalizeKop(kop);
  if (HEEL.links.has(sleutel) || KAAL.links.has(sleutel)) return 'links';
  return HEEL.rechts.has(sleutel) || KAAL.rechts.has(sleutel) ? 'rechts' : null;
};

/** Columns that count pieces by what stands beside them: ‘L’ and ‘R’, ‘Aantal’ and ‘Spiegelbeeld’. */
export const withDelen = (kolommen: readonly Kopkolom[]): readonly Kopkolom[] => {
  const delen = new Set(kolommen.map(deelVan));
  const hasPaar = delen.has('links') && delen.has('rechts');
  const hasAantal = kolommen.some(({ betekenis }) => betekenis?.velden.includes(AANTAL));
  return kolommen.map((kolom) => {
    if (kolom.betekenis !== undefined || deelVan(kolom) === null) return kolom;
    const isDeel = hasPaar || (hasAantal && SPIEGELBEELD.has(normalizeKop(kolom.kop)));
    return isDeel ? { ...kolom, betekenis: { velden: [AANTAL], vraagt: false } } : kolom;
  });
};

/** The columns of one field that are added, without a question when one is left and one is right. */
export const isLinksRechts = (kolommen: readonly Kopkolom[]): boolean =>
  kolommen.length === 2 &&
  kolommen.some((kolom) => deelVan(kolom) === 'links') &&
  kolommen.some((kolom) => deelVan(kolom) === 'rechts');

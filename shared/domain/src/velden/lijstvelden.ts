import { DETAILLERING_REGISTER } from './detailleringVelden.ts';
import { KADER_REGISTER } from './kaderVelden.ts';
import type { RegisterVeld } from './register.ts';

/** The last column of a list that was written here: which gevelvulling a row is of. */
export const ID_VELD = 'id';

/** In this order first; the others follow in the order of their forms. */
const VOORAAN = [
  'merk',
  'gevelvullingType',
  'aantal',
  'breedte',
  'hoogte',
  'gebouwHoogte',
  'glasgewicht',
  'gewichtElement',
  'totaalgewicht',
];

const VELDEN = [...KADER_REGISTER.velden, ...DETAILLERING_REGISTER.velden];

const placeOf = ({ naam }: RegisterVeld): number => {
  const place = VOORAAN.indexOf(naam);
  return place === -1 ? VOORAAN.length : place;
};

/** Every field that a column of a kozijnstaat can hold, in the order in which a list is written. */
export const LIJSTVELDEN: readonly RegisterVeld[] = VELDEN.toSorted(
  (left, right) => placeOf(left) - placeOf(right),
);

const BIJ_NAAM: ReadonlyMap<string, RegisterVeld> = new Map(
  LIJSTVELDEN.map((veld) => [veld.naam, veld]),
);

/** The field by its name (`plaatsing.onderzijde`); undefined for the column of ids. */
export const lijstveldOf = (naam: string): RegisterVeld | undefined => BIJ_NAAM.get(naam);

export const isKaderVeld = ({ naam }: RegisterVeld): boolean => KADER_REGISTER.bijNaam.has(naam);

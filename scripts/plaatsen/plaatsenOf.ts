import type { LandDeel, Twijfel } from '@adviestool/domain/windgebied/delen';
import { plaatsSleutel } from '@adviestool/domain/windgebied/plaatsSleutel';

/** Of GeoNames: `admin1` is the province, `admin2` the municipality. */
export interface GeoPlaats {
  name: string;
  country: string;
  admin1: string;
  admin2: string;
}

/** Of GeoNames, `NL.07.0361`: "Gemeente Alkmaar". */
export interface Gemeente {
  code: string;
  name: string;
}

/** Of CBS: a place and the name of its province. */
export interface Woonplaats {
  naam: string;
  provincie: string;
}

type LiggingSoort = LandDeel | Twijfel;

/** A name, and what the norm's text says of where that is. */
interface Ligging {
  sleutel: string;
  /** As CBS writes it. */
  officieel: string;
  provincie: string;
  soort: LiggingSoort;
}

/** By the code of GeoNames: the name of CBS, and the part that the whole province is; null: it is divided. */
const PROVINCIES: Readonly<Record<string, { naam: string; deel: LandDeel | null }>> = {
  '01': { naam: 'Drenthe', deel: 'drenthe' },
  '02': { naam: 'Fryslân', deel: null },
  '03': { naam: 'Gelderland', deel: 'gelderland' },
  '04': { naam: 'Groningen', deel: 'groningen' },
  '05': { naam: 'Limburg', deel: 'limburg' },
  '06': { naam: 'Noord-Brabant', deel: 'noordBrabant' },
  '07': { naam: 'Noord-Holland', deel: null },
  '09': { naam: 'Utrecht', deel: 'utrecht' },
  '10': { naam: 'Zeeland', deel: 'zeeland' },
  '11': { naam: 'Zuid-Holland', deel: 'zuidHolland' },
  '15': { naam: 'Overijssel', deel: 'overijssel' },
  '16': { naam: 'Flevoland', deel: 'flevoland' },
};

/** Municipalities of Noord-Holland north of the five that the norm names; Texel is an island. */
const TEN_NOORDEN: ReadonlySet<string> = new Set([
  'Alkmaar',
  'Bergen',
  'Castricum',
  'Den Helder',
  'Dijk en Waard',
  'Drechterland',
  'Enkhuizen',
  'Heiloo',
  'Hollands Kroon',
  'Hoorn',
  'Koggenland',
  'Medemblik',
  'Opmeer',
  'Schagen',
  'Stede Broec',
]);

const WADDENEILANDEN: ReadonlySet<string> = new Set([
  'Ameland',
  'Schiermonnikoog',
  'Terschelling',
  'Texel',
  'Vlieland',
]);

/**
 * Municipalities that grew over the line, or changed province, after the norm was written, with the places
 * for which that makes no difference. Beemster (Purmerend) and Zeevang (Edam-Volendam) lay north of the
 * municipalities that they are part of now; Leerdam and Zederik (Vijfheerenlanden) were in Zuid-Holland.
 */
const GEGROEID: Readonly<Record<string, { twijfel: Twijfel; zeker: readonly string[] }>> = {
  // GeoNames puts Halfweg, of Haarlemmermeer, here.
  Purmerend: { twijfel: 'lijn', zeker: ['purmerend', 'halfweg'] },
  'Edam-Volendam': { twijfel: 'lijn', zeker: ['edam', 'volendam'] },
  Vijfheerenlanden: {
    twijfel: 'provincie',
    zeker: ['vianen', 'everdingen', 'hagestein', 'zijderveld'],
  },
};

/** Places that lie at the line or in the lake, whatever their municipality. */
const TWIJFELACHTIG: Readonly<Record<string, Twijfel>> = {
  'de woude': 'lijn',
  markenbinnen: 'lijn',
  marken: 'markermeer',
};

/** Names that are written beside the official one, which comes first; by the name of GeoNames. */
const SCHRIJFWIJZEN: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'the hague': ['s gravenhage', 'den haag'],
  's hertogenbosch': ['s hertogenbosch', 'den bosch'],
};

const inDeel = (provincie: string, gemeente: string): LandDeel | null => {
  if (WADDENEILANDEN.has(gemeente)) return 'waddeneilanden';
  if (provincie === '02') return 'friesland';
  if (provincie === '07') return TEN_NOORDEN.has(gemeente) ? 'noordHollandNoord' : 'noordHolland';
  return PROVINCIES[provincie]?.deel ?? null;
};

const soortOf = (sleutel: string, provincie: string, gemeente: string): LiggingSoort | null => {
  const twijfel = TWIJFELACHTIG[sleutel];
  if (twijfel !== undefined) return twijfel;
  const gegroeid = GEGROEID[gemeente];
  return gegroeid === undefined || gegroeid.zeker.includes(sleutel)
    ? inDeel(provincie, gemeente)
    : gegroeid.twijfel;
};

const liggingenOf = (naam: string, provincie: string, gemeente: string): Ligging[] => {
  const eigen = plaatsSleutel(naam);
  const soort = soortOf(eigen, provincie, gemeente);
  const provincienaam = PROVINCIES[provincie]?.naam;
  if (soort === null || provincienaam === undefined) return [];
  const [officieel, ...andere] = SCHRIJFWIJZEN[eigen] ?? [eigen];
  return [officieel, ...andere].map((sleutel) => ({
    sleutel,
    officieel,
    provincie: provincienaam,
    soort,
  }));
};

const gemeentenaam = ({ name }: Gemeente): string => name.replace(/^Gemeente /, '');

/** Places in a divided province that share their name with one of GeoNames elsewhere. */
const NAAMGENOTEN: Readonly<Record<string, { provincie: string; deel: LandDeel }>> = {
  buren: { provincie: 'Fryslân', deel: 'waddeneilanden' },
  elsloo: { provincie: 'Fryslân', deel: 'friesland' },
  hoorn: { provincie: 'Fryslân', deel: 'waddeneilanden' },
  oosterend: { provincie: 'Fryslân', deel: 'waddeneilanden' },
  rozenburg: { provincie: 'Noord-Holland', deel: 'noordHolland' },
  scherpenzeel: { provincie: 'Fryslân', deel: 'friesland' },
  winsum: { provincie: 'Fryslân', deel: 'friesland' },
};

const provinciesPerNaam = (woonplaatsen: readonly Woonplaats[]): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  for (const { naam, provincie } of woonplaatsen) {
    const sleutel = plaatsSleutel(naam);
    found.set(sleutel, (found.get(sleutel) ?? new Set()).add(provincie));
  }
  return found;
};

/** Where CBS knows a name and GeoNames does not; doubtful when only the province is known of a divided one. */
const elders = (sleutel: string, provincies: readonly string[]): LiggingSoort[] =>
  provincies.map((naam) => {
    const genoot = NAAMGENOTEN[sleutel];
    if (genoot?.provincie === naam) return genoot.deel;
    return Object.values(PROVINCIES).find((provincie) => provincie.naam === naam)?.deel ?? 'meer';
  });

/**
 * The names of places for each part of the country, and those without a proposal. GeoNames says where a
 * place lies; only what CBS calls a place there is taken, for GeoNames has quarters and hamlets too, and a
 * name that CBS knows elsewhere as well stands under each.
 */
export const plaatsenOf = (bronnen: {
  plaatsen: readonly GeoPlaats[];
  gemeenten: readonly Gemeente[];
  woonplaatsen: readonly Woonplaats[];
}): ReadonlyMap<LiggingSoort, readonly string[]> => {
  const provinciesVan = provinciesPerNaam(bronnen.woonplaatsen);
  const gemeenteVan = new Map(
    bronnen.gemeenten.map((gemeente) => [gemeente.code.slice('NL.'.length), gemeente]),
  );
  const namenVanGemeenten = [...gemeenteVan].flatMap(([code, gemeente]) => {
    const naam = gemeentenaam(gemeente);
    return liggingenOf(naam, code.slice(0, 2), naam);
  });
  const plaatsen = bronnen.plaatsen
    .filter(({ country }) => country === 'NL')
    .flatMap(({ name, admin1, admin2 }) => {
      const gemeente = gemeenteVan.get(`${admin1}.${admin2}`);
      return gemeente === undefined ? [] : liggingenOf(name, admin1, gemeentenaam(gemeente));
    })
    .filter(({ officieel, provincie }) => provinciesVan.get(officieel)?.has(provincie) === true);

  const soorten = new Map<string, Set<LiggingSoort>>();
  const bekend = new Map<string, Set<string>>();
  for (const { sleutel, provincie, soort } of [...plaatsen, ...namenVanGemeenten]) {
    soorten.set(sleutel, (soorten.get(sleutel) ?? new Set()).add(soort));
    bekend.set(sleutel, (bekend.get(sleutel) ?? new Set()).add(provincie));
  }

  const found = new Map<LiggingSoort, string[]>();
  for (const [sleutel, eigen] of [...soorten].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const rest = [...(provinciesVan.get(sleutel) ?? [])].filter(
      (provincie) => bekend.get(sleutel)?.has(provincie) !== true,
    );
    for (const soort of new Set([...eigen, ...elders(sleutel, rest)])) {
      found.set(soort, [...(found.get(soort) ?? []), sleutel]);
    }
  }
  return found;
};

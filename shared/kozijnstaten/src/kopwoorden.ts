import { ID_VELD, LIJSTVELDEN, lijstveldOf } from '@adviestool/domain/velden/lijstvelden';

import { KORT_GENOEMD, makesAnother } from './andereGetallen.ts';
import { AANTAL_LINKS, AANTAL_RECHTS } from './aantalwoorden.ts';
import { normalizeKop, toevoegingenIn, withoutHaakjes } from './kopnaam.ts';
import { matenInKop, veldenOf } from './maten.ts';

/** The column of ids in a list that was written here. */
export const ID_KOP = 'Adviestool-id';

/** Other names of fields, in lists that people make and programs export. */
const WOORDEN: Readonly<Record<string, string>> = {
  merk: 'kozijnmerk, code, nr, nummer, merknr, merknummer, kozijnnummer, kozijnnr, kozijncode, mark, type mark, tag, id, merkcode, merkaanduiding, element id, window id, door id, kozijn id, elementnr, elementnummer, elementcode, openingnr, openingsnr, openingnummer, openingsnummer, openingsmerk, positie, pos, posnr, posnummer, positienummer',
  gevelvullingType:
    'soort, element, soort element, type element, kozijntype, kozijnsoort, type kozijn, soort kozijn, omschrijving, beschrijving, gevelvulling, elementtype, category, description, family, family and type, familie, familie en type, elementsoort, soort gevelvulling',
  aantal: `${AANTAL_LINKS}, ${AANTAL_RECHTS}, st, stuks, stk, aant, qty, quantity, count, hoeveelheid, totaal, totaal aantal, aantal totaal`,
  breedte:
    'b, br, width, kozijnbreedte, breedte kozijn, breedte_vo, buitenmaat breedte, breedte buitenmaat, breedte buitenwerks, overall width, frame width, bmaat, kozijnbuitenmaat breedte, elementbreedte, breedte element, totale breedte, nominale breedte, nominal width, unit width',
  hoogte:
    'h, hg, height, kozijnhoogte, hoogte kozijn, hoogte_vo, buitenmaat hoogte, hoogte buitenmaat, hoogte buitenwerks, overall height, frame height, hmaat, kozijnbuitenmaat hoogte, elementhoogte, hoogte element, totale hoogte, nominale hoogte, nominal height, unit height',
  gebouwHoogte: 'building height',
  gevel: 'gevelnaam, gevelzijde, gevelaanduiding, orientatie, windrichting, facade, elevation',
  bouwlaag: 'verdieping, bouwlagen, laag, etage, niveau, peil, level, storey, story, floor, verd',
  ruimte:
    'ruimtenummer, ruimtenaam, vertrek, kamer, woning, woningnummer, bouwnummer, appartement, room, room number, space, from room number, to room number',
  draairichting: 'draai, richting, draairichting l/r, hand, handing, swing, din richting',
  opmerking:
    'opmerkingen, bijzonderheden, notitie, notities, toelichting, comment, comments, remark, remarks, note, notes',
  bouwmethode: 'bouwwijze, methode, construction',
  verbondenAantalZijden: 'zijden, aantal zijden, verankerde zijden, verbonden aantal zijden',
  gebruikBevestigingsmiddelen: 'bevestigingsmiddelen, met bevestigingsmiddelen, fasteners',
  glasgewicht: 'gewicht glas, glass weight',
  gewichtElement: 'elementgewicht',
  totaalgewicht: 'totaal gewicht, gewicht totaal, total weight',
  elementBevatKozijnOfSchuifpuiVanafOnderzijde: 'bevat kozijn of schuifpui',
};

const woordenOf = (naam: string): string[] => WOORDEN[naam]?.split(', ') ?? [];

/** Headers that may mean more than one field: which one is asked. */
export const GEWICHTEN: readonly string[] = ['totaalgewicht', 'glasgewicht', 'gewichtElement'];

/** Headers that may mean a field, or something else: that is asked. */
const VRAAGWOORDEN: readonly (readonly [velden: readonly string[], woorden: readonly string[]])[] =
  [
    [
      GEWICHTEN,
      [
        'gewicht',
        'kg',
        'kg/m²',
        'weight',
        'massa',
        'mass',
        'gewicht kozijn',
        'gewicht per stuk',
        'kozijngewicht',
      ],
    ],
    [['merk'], ['kozijn', 'kozijnen']],
    [['leverancierBevestigingsmiddelen'], ['leverancier']],
    [
      ['breedte'],
      [
        'w',
        'sparingsbreedte',
        'sparing breedte',
        'breedte sparing',
        'rough width',
        'opening width',
      ],
    ],
    [
      ['hoogte'],
      ['sparingshoogte', 'sparing hoogte', 'hoogte sparing', 'rough height', 'opening height'],
    ],
  ];

export interface Betekenis {
  /** The fields that the header may mean. */
  readonly velden: readonly string[];
  /** It may mean something else: the user is asked. */
  readonly vraagt: boolean;
}

const asEntries = (
  woorden: readonly string[],
  betekenis: Betekenis,
): (readonly [string, Betekenis])[] => woorden.map((woord) => [normalizeKop(woord), betekenis]);

const BETEKENISSEN: ReadonlyMap<string, Betekenis> = new Map<string, Betekenis>([
  ...LIJSTVELDEN.flatMap(({ naam, label }) =>
    asEntries([label, naam, ...woordenOf(naam)], { velden: [naam], vraagt: false }),
  ),
  ...VRAAGWOORDEN.flatMap(([velden, woorden]) => asEntries(woorden, { velden, vraagt: true })),
  ...asEntries([ID_KOP], { velden: [ID_VELD], vraagt: false }),
]);

/** What a header of two sizes may say beside them, and mean the same. */
const MATENWOORDEN = new Set(
  ', afmeting, afmetingen, maat, maten, formaat, kozijnmaat, kozijnmaten, kozijnafmeting, kozijnafmetingen, buitenmaat, buitenmaten, elementmaat, elementmaten, size, dimensions'.split(
    ', ',
  ),
);

/** Whether one of the words is a size by itself: ‘B x H’ over ‘Breedte’. */
const saysOne = (kop: string): boolean =>
  kop.split(/[^\p{L}]+/u).some((woord) => {
    const [veld] = BETEKENISSEN.get(normalizeKop(woord))?.velden ?? [];
    return veld === 'breedte' || veld === 'hoogte';
  });

/** What a header of two sizes means; one that says more than that, ‘Dagmaat b x h’, asks. */
const betekenisVanMaten = (kop: string): Betekenis | undefined => {
  const { keuzes = [], rest = '' } = matenInKop(kop) ?? {};
  if (keuzes.length === 0 || saysOne(rest)) return undefined;
  const isKnown = MATENWOORDEN.has(normalizeKop(rest));
  return { velden: keuzes, vraagt: keuzes.length > 1 || !isKnown };
};

const isGetal = (naam: string): boolean => {
  const soort = lijstveldOf(naam)?.soort;
  return soort === 'maat' || soort === 'getal';
};

/**
 * What a header means. With something in brackets beside its unit a number may be another one: ‘Breedte
 * (sparing)’ asks, ‘Breedte (B)’ does not. Two sizes in them say more than a name that asks: ‘Kozijn (b x h)’.
 */
export const betekenisOf = (kop: string): Betekenis | undefined => {
  const heel = BETEKENISSEN.get(normalizeKop(kop));
  if (heel !== undefined) return heel;
  const kaal = BETEKENISSEN.get(normalizeKop(withoutHaakjes(kop)));
  const maten = kaal?.vraagt === false ? undefined : betekenisVanMaten(kop);
  if (maten !== undefined || kaal === undefined) return maten;
  const saysTheSame = toevoegingenIn(kop).every((toevoeging) =>
    kaal.velden.some((veld) => BETEKENISSEN.get(toevoeging)?.velden.includes(veld) === true),
  );
  return { ...kaal, vraagt: kaal.vraagt || (!saysTheSame && kaal.velden.some(isGetal)) };
};

/** Whether a header is that of a number. */
export const isOfGetal = (kop: string): boolean =>
  betekenisOf(kop)?.velden.flatMap(veldenOf).some(isGetal) === true;

/** Whether a text means numbers, but not this one. */
const meansOther = (tekst: string, naam: string): boolean => {
  const velden = betekenisOf(tekst)?.velden.flatMap(veldenOf) ?? [];
  return velden.some(isGetal) && !velden.includes(naam);
};

/** Whether another text of a header makes another number of what a part of it means: ‘Dagmaat’, not ‘Maten’. */
export const saysOther = (velden: readonly string[], others: readonly string[]): boolean =>
  velden
    .flatMap(veldenOf)
    .some(
      (naam) =>
        isGetal(naam) &&
        others.some(
          (tekst) =>
            makesAnother(tekst, naam) || (KORT_GENOEMD.has(naam) && meansOther(tekst, naam)),
        ),
    );

/** Whether a header is the name of a number with other words that make another of it, as one of two rows is. */
export const isOtherNumber = (kop: string): boolean => {
  const woorden = kop.split(/\s+/);
  return woorden.some((_woord, begin) =>
    woorden.slice(begin).some((_volgend, meer) => {
      const naam = woorden.slice(begin, begin + meer + 1).join(' ');
      const others = [woorden.slice(0, begin), woorden.slice(begin + meer + 1)]
        .map((deel) => deel.join(' '))
        .filter((deel) => deel !== '');
      return saysOther(betekenisOf(naam)?.velden ?? [], others);
    }),
  );
};

import type { Advies } from '@adviestool/domain/rekenen/advies';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { readTekening } from '@adviestool/domain/tekening/readTekening';
import type { KaderSoort, TekeningGegevens } from '@adviestool/domain/tekening/tekeningGegevens';
import { describeTekening } from '@adviestool/tekening/describeTekening';
import { layoutTekening, type TekeningLayout } from '@adviestool/tekening/layoutTekening';
import { plaatsOmtrek, ruimteOpSchaal } from '@adviestool/tekening/marges';

/** x, y, width, height; pt. */
type Vlak = readonly [number, number, number, number];
/** From and to; pt. */
type Lijn = readonly [number, number, number, number];

/** A drawing to scale as lines and rectangles, in pt from its upper left corner. */
export interface RapportTekening {
  /** 1 : schaal. */
  readonly schaal: number;
  readonly breedte: number;
  readonly hoogte: number;
  readonly beschrijving: string;
  readonly kader: readonly {
    readonly soort: KaderSoort;
    readonly vlak: Vlak;
    readonly aanzicht: Lijn;
  }[];
  readonly omtrek: Vlak;
  readonly dagmaat: Vlak;
  readonly delen: readonly Vlak[];
  readonly ruiten: readonly Vlak[];
  readonly streeplijnen: readonly Lijn[];
  readonly pijlen: readonly Lijn[];
  readonly ankers: readonly {
    readonly punten: readonly (readonly [number, number])[];
    readonly dikte: number;
    readonly slecht: boolean;
    /** Its side has no advice. */
    readonly voorlopig: boolean;
  }[];
  readonly hulplijnen: readonly Lijn[];
  readonly streepjes: readonly Lijn[];
  readonly labels: readonly {
    readonly tekst: string;
    readonly x: number;
    readonly y: number;
    readonly anker: 'start' | 'middle' | 'end';
    readonly gedraaid: boolean;
    readonly soort: 'maat' | 'totaal' | 'nummer';
  }[];
}

/** The layout counts in px, of which the smallest text has eleven; on paper that is 7,15 pt. */
const PT_PER_PX = 0.65;
const PT_PER_MM = 72 / 25.4;
/** Room for a drawing, pt. */
export interface Papierruimte {
  readonly breedte: number;
  readonly hoogte: number;
}

/** On a page of the report. */
const RUIMTE: Papierruimte = { breedte: 430, hoogte: 255 };
const KLEINSTE_SCHAAL = 500;
const SCHALEN = [5, 10, 20, 25, 50, 100, 200, KLEINSTE_SCHAAL] as const;
const STREEP = 3.5;

const pt = (px: number): number => Math.round(px * PT_PER_PX * 100) / 100;

const pxPerMm = (schaal: number): number => PT_PER_MM / PT_PER_PX / schaal;

/** The largest of the usual scales at which the drawing fits: 1 to what; of one that never fits the smallest. */
const schaalOpPapier = (gegevens: TekeningGegevens, papier: Papierruimte): number => {
  const past = (schaal: number): boolean => {
    const { view } = plaatsOmtrek(gegevens, ruimteOpSchaal(gegevens, pxPerMm(schaal)));
    return pt(view.width) <= papier.breedte && pt(view.height) <= papier.hoogte;
  };
  return SCHALEN.find(past) ?? KLEINSTE_SCHAAL;
};

type Rechthoek = TekeningLayout['view'];

const vlakOf = ({ x, y, width, height }: Rechthoek): Vlak => [pt(x), pt(y), pt(width), pt(height)];

const lijnOf = ({ x1, y1, x2, y2 }: { x1: number; y1: number; x2: number; y2: number }): Lijn => [
  pt(x1),
  pt(y1),
  pt(x2),
  pt(y2),
];

/** The drawing of a gevelvulling on paper; null while it has no size. */
export const tekeningDeelOf = (
  gevelvulling: Gevelvulling,
  advies: Advies | null,
  papier: Papierruimte = RUIMTE,
): RapportTekening | null => {
  const tekening = readTekening(gevelvulling, advies);
  if (tekening === null) return null;
  const { gegevens, voorlopig } = tekening;
  const schaal = schaalOpPapier(gegevens, papier);
  const layout = layoutTekening(gegevens, ruimteOpSchaal(gegevens, pxPerMm(schaal)));
  const { view, invulling, maatlijnen } = layout;
  return {
    schaal,
    breedte: pt(view.width),
    hoogte: pt(view.height),
    beschrijving: describeTekening(gegevens, voorlopig),
    kader: layout.kader.map(({ soort, vlak, aanzicht }) => ({
      soort,
      vlak: vlakOf(vlak),
      aanzicht: lijnOf(aanzicht),
    })),
    omtrek: vlakOf(layout.omtrek),
    dagmaat: vlakOf(layout.dagmaat),
    delen: invulling.delen.map(vlakOf),
    ruiten: invulling.ruiten.map(vlakOf),
    streeplijnen: invulling.streeplijnen.map(lijnOf),
    pijlen: invulling.pijlen.map(lijnOf),
    ankers: layout.ankers.map(({ punten, dikte, status }) => ({
      punten: punten.map(({ x, y }) => [pt(x), pt(y)] as const),
      dikte: pt(dikte),
      slecht: status === 'bad',
      voorlopig: status === undefined,
    })),
    hulplijnen: maatlijnen.flatMap(({ lijn, hulplijnen }) => [...hulplijnen, lijn].map(lijnOf)),
    streepjes: maatlijnen.flatMap(({ streepjes }) =>
      streepjes.map(({ x, y }) =>
        lijnOf({ x1: x - STREEP, y1: y + STREEP, x2: x + STREEP, y2: y - STREEP }),
      ),
    ),
    labels: layout.labels.map(({ text, punt, anchor, rotated, soort }) => ({
      tekst: text,
      x: pt(punt.x),
      y: pt(punt.y),
      anker: anchor,
      gedraaid: rotated,
      soort,
    })),
  };
};

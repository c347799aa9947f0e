import type {
  Bouwlijst,
  BouwlijstGevelvulling,
  BouwlijstRegel,
  BouwlijstTotaal,
} from './bouwlijst.ts';
import type { Lijsttabel, Lijstwaarde } from './lijsttabel.ts';
import { bouwlijstTeksten as teksten } from './bouwlijstTeksten.ts';

const { kolom } = teksten;

/** What the reader of a bouwlijst must know of a gevelvulling that is counted, on screen and in every file. */
export const opmerkingenOf = ({
  voldoet,
  vaststelling,
  zonderMiddel,
  opmerking,
}: BouwlijstGevelvulling): string[] => [
  ...(opmerking === null ? [] : [opmerking]),
  ...(vaststelling === 'gewijzigd' ? [teksten.gewijzigdUitleg] : []),
  ...(voldoet ? [] : [teksten.voldoetNietUitleg]),
  ...(zonderMiddel.length === 0 ? [] : [teksten.zonderMiddel(zonderMiddel)]),
];

/** Gives the name of a supplier for its id. */
export type NaamVanLeverancier = (id: string | null) => string | null;

const PRODUCT_KOLOMMEN = [kolom.code, kolom.product, kolom.soort, kolom.leverancier] as const;

const productCellen = (
  { id, naam, soort, leverancier }: BouwlijstRegel | BouwlijstTotaal,
  naamVan: NaamVanLeverancier,
): Lijstwaarde[] => [id, naam, teksten.soort[soort], naamVan(leverancier)];

const opmerkingOf = (gevelvulling: BouwlijstGevelvulling): Lijstwaarde =>
  opmerkingenOf(gevelvulling).join(' ') || null;

/** The bouwlijst as the sheets of a workbook: what to order, what each gevelvulling takes, what is missing. */
export const bladenOf = (lijst: Bouwlijst, naamVan: NaamVanLeverancier): Lijsttabel[] => [
  {
    naam: teksten.totalen,
    kolommen: [...PRODUCT_KOLOMMEN, kolom.aantal, kolom.perVerpakking, kolom.verpakkingen],
    rijen: lijst.totalen.map((totaal) => [
      ...productCellen(totaal, naamVan),
      totaal.aantal,
      totaal.verpakking,
      totaal.verpakkingen,
    ]),
  },
  {
    naam: teksten.perGevelvulling,
    kolommen: [
      kolom.gevelvulling,
      kolom.aantalGevelvullingen,
      ...PRODUCT_KOLOMMEN,
      kolom.perStuk,
      kolom.aantal,
      kolom.opmerking,
    ],
    rijen: lijst.gevelvullingen.flatMap((gevelvulling) =>
      gevelvulling.producten.map((regel) => [
        gevelvulling.naam,
        gevelvulling.aantal,
        ...productCellen(regel, naamVan),
        regel.perStuk,
        regel.aantal,
        opmerkingOf(gevelvulling),
      ]),
    ),
  },
  {
    naam: teksten.nietMeegeteld,
    kolommen: [kolom.gevelvulling, kolom.reden],
    rijen: lijst.ontbrekend.map(({ naam, reden }) => [naam, teksten.reden[reden]]),
  },
];

const LEGE_PRODUCTCELLEN: readonly Lijstwaarde[] = PRODUCT_KOLOMMEN.map(() => null);

/** The bouwlijst as one table with the same columns throughout: totals first, then each gevelvulling. */
export const lijstOf = (lijst: Bouwlijst, naamVan: NaamVanLeverancier): Lijsttabel => ({
  naam: teksten.titel,
  kolommen: [
    kolom.gevelvulling,
    kolom.aantalGevelvullingen,
    ...PRODUCT_KOLOMMEN,
    kolom.perStuk,
    kolom.aantal,
    kolom.perVerpakking,
    kolom.verpakkingen,
    kolom.opmerking,
  ],
  rijen: [
    ...lijst.totalen.map((totaal) => [
      teksten.totaal,
      null,
      ...productCellen(totaal, naamVan),
      null,
      totaal.aantal,
      totaal.verpakking,
      totaal.verpakkingen,
      null,
    ]),
    ...lijst.gevelvullingen.flatMap((gevelvulling) =>
      gevelvulling.producten.map((regel) => [
        gevelvulling.naam,
        gevelvulling.aantal,
        ...productCellen(regel, naamVan),
        regel.perStuk,
        regel.aantal,
        null,
        null,
        opmerkingOf(gevelvulling),
      ]),
    ),
    ...lijst.ontbrekend.map(({ naam, reden }) => [
      naam,
      null,
      ...LEGE_PRODUCTCELLEN,
      null,
      null,
      null,
      null,
      `${teksten.nietMeegeteld}: ${teksten.reden[reden]}`,
    ]),
  ],
});

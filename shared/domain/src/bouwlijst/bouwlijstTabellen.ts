import type { Zijde } from '@adviestool/contract/zijde';

import type {
  Bouwlijst,
  BouwlijstGevelvulling,
  BouwlijstRegel,
  BouwlijstTotaal,
} from './bouwlijst.ts';
import type { Lijsttabel, Lijstwaarde } from './lijsttabel.ts';
import { KADER_VELDEN } from '../velden/kaderVelden.ts';
import { plaatsGroepen, type Groepering } from '../toelichting/plaatsGroepen.ts';
import { adviesTeksten } from '../toelichting/adviesTeksten.ts';
import { bouwlijstTeksten as teksten } from './bouwlijstTeksten.ts';

const { kolom } = teksten;

/** Whether it complies by a calculation that leaves its fastening out. */
export const isNietGetoetst = ({
  voldoet,
  isBevestigingGetoetst,
}: Pick<BouwlijstGevelvulling, 'voldoet' | 'isBevestigingGetoetst'>): boolean =>
  voldoet && !isBevestigingGetoetst;

/** The kinds of fasteners that are not chosen on some sides, in words that `zeg` makes of each with its sides. */
const zonderMiddelTeksten = (
  { zonderMiddel, zonderHout }: BouwlijstGevelvulling,
  zeg: (middel: string, zijden: readonly Zijde[]) => string,
): string[] =>
  (
    [
      [teksten.middelBouwkundig, zonderMiddel],
      [teksten.middelHout, zonderHout],
    ] as const
  ).flatMap(([middel, zijden]) => (zijden.length === 0 ? [] : [zeg(middel, zijden)]));

/** What holds for one gevelvulling and not for many alike. */
export const eigenOpmerkingenOf = (gevelvulling: BouwlijstGevelvulling): string[] => {
  const { voldoet, vaststelling, opmerking } = gevelvulling;
  return [
    ...(opmerking === null ? [] : [opmerking]),
    ...(vaststelling === 'gewijzigd' ? [teksten.gewijzigdUitleg] : []),
    ...(voldoet ? [] : [teksten.voldoetNietUitleg]),
    ...zonderMiddelTeksten(gevelvulling, teksten.zonderMiddel),
  ];
};

/** What the reader of a bouwlijst must know of a gevelvulling that is counted, on screen and in every file. */
export const opmerkingenOf = (gevelvulling: BouwlijstGevelvulling): string[] => [
  ...eigenOpmerkingenOf(gevelvulling),
  ...(isNietGetoetst(gevelvulling) ? [adviesTeksten.bevestigingNietGetoetstZin] : []),
];

/** Gives the name of a supplier for its id. */
export type NaamVanLeverancier = (id: string | null) => string | null;

const PRODUCT_KOLOMMEN = [kolom.code, kolom.product, kolom.soort, kolom.leverancier] as const;

const productCellen = (
  { id, naam, soort, leverancier }: BouwlijstRegel | BouwlijstTotaal,
  naamVan: NaamVanLeverancier,
): Lijstwaarde[] => [id, naam, teksten.soort[soort], naamVan(leverancier)];

const PLAATSEN = ['gevel', 'bouwlaag', 'ruimte', 'draairichting'] as const;

/** Where a gevelvulling is, in columns of its own; that by which it is grouped stands in front already. */
const plaatsKolommen = (groepering: Groepering | null) => {
  const velden = PLAATSEN.filter((veld) => veld !== groepering);
  return {
    kolommen: velden.map((veld) => KADER_VELDEN[veld].label),
    cellen: (gevelvulling: BouwlijstGevelvulling | null): Lijstwaarde[] =>
      velden.map((veld) => gevelvulling?.[veld] ?? null),
  };
};

/** In a file nothing else says that an advice was warned of. */
const opmerkingOf = (gevelvulling: BouwlijstGevelvulling): Lijstwaarde => {
  const { waarschuwingen } = gevelvulling;
  const gewaarschuwd = waarschuwingen === 0 ? [] : [teksten.metWaarschuwingen(waarschuwingen)];
  return [...opmerkingenOf(gevelvulling), ...gewaarschuwd].join(' ') || null;
};

/** What is counted of a gevelvulling but for fasteners of some sides, where one of a kind is not chosen. */
export const zonderMiddelIn = ({
  gevelvullingen,
}: Pick<Bouwlijst, 'gevelvullingen'>): readonly { id: string; naam: string; uitleg: string }[] =>
  gevelvullingen.flatMap((gevelvulling) => {
    const { id, naam } = gevelvulling;
    const uitleg = zonderMiddelTeksten(gevelvulling, teksten.zonderMiddelKort).join('; ');
    return uitleg === '' ? [] : [{ id, naam, uitleg }];
  });

/** How the lists of a file are grouped: a first column with the place; null: they are not. */
const groeperen = (groepering: Groepering | null) => ({
  kolom: groepering === null ? [] : [KADER_VELDEN[groepering].label],
  cel: (plek: Readonly<Record<Groepering, string | null>> | null): Lijstwaarde[] =>
    groepering === null ? [] : [plek?.[groepering] ?? null],
  /** In the order of the places. */
  volgorde: <Item extends Readonly<Record<Groepering, string | null>>>(
    items: readonly Item[],
  ): readonly Item[] =>
    groepering === null
      ? items
      : plaatsGroepen(items, (item) => item[groepering]).flatMap((groep) => groep.items),
});

/**
 * The bouwlijst as the sheets of a workbook: what to order, what each gevelvulling takes, what is missing.
 * @param groepering the place that gevelvullingen are grouped by
 */
export const bladenOf = (
  lijst: Bouwlijst,
  naamVan: NaamVanLeverancier,
  groepering: Groepering | null = null,
): Lijsttabel[] => {
  const groep = groeperen(groepering);
  const plaats = plaatsKolommen(groepering);
  return [
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
        ...groep.kolom,
        kolom.gevelvulling,
        kolom.aantalGevelvullingen,
        ...PRODUCT_KOLOMMEN,
        kolom.perStuk,
        kolom.aantal,
        ...plaats.kolommen,
        kolom.opmerking,
      ],
      rijen: groep
        .volgorde(lijst.gevelvullingen)
        .flatMap((gevelvulling) =>
          gevelvulling.producten.map((regel) => [
            ...groep.cel(gevelvulling),
            gevelvulling.naam,
            gevelvulling.aantal,
            ...productCellen(regel, naamVan),
            regel.perStuk,
            regel.aantal,
            ...plaats.cellen(gevelvulling),
            opmerkingOf(gevelvulling),
          ]),
        ),
    },
    {
      naam: teksten.nietMeegeteld,
      kolommen: [...groep.kolom, kolom.gevelvulling, kolom.reden],
      rijen: groep
        .volgorde(lijst.ontbrekend)
        .map((each) => [...groep.cel(each), each.naam, teksten.reden[each.reden]]),
    },
  ];
};

const LEGE_PRODUCTCELLEN: readonly Lijstwaarde[] = PRODUCT_KOLOMMEN.map(() => null);

/** The bouwlijst as one table with the same columns throughout: totals first, then each gevelvulling. */
export const lijstOf = (
  lijst: Bouwlijst,
  naamVan: NaamVanLeverancier,
  groepering: Groepering | null = null,
): Lijsttabel => {
  const groep = groeperen(groepering);
  const plaats = plaatsKolommen(groepering);
  return {
    naam: teksten.titel,
    kolommen: [
      ...groep.kolom,
      kolom.gevelvulling,
      kolom.aantalGevelvullingen,
      ...PRODUCT_KOLOMMEN,
      kolom.perStuk,
      kolom.aantal,
      kolom.perVerpakking,
      kolom.verpakkingen,
      ...plaats.kolommen,
      kolom.opmerking,
    ],
    rijen: [
      ...lijst.totalen.map((totaal) => [
        ...groep.cel(null),
        teksten.totaal,
        null,
        ...productCellen(totaal, naamVan),
        null,
        totaal.aantal,
        totaal.verpakking,
        totaal.verpakkingen,
        ...plaats.cellen(null),
        null,
      ]),
      ...groep
        .volgorde(lijst.gevelvullingen)
        .flatMap((gevelvulling) =>
          gevelvulling.producten.map((regel) => [
            ...groep.cel(gevelvulling),
            gevelvulling.naam,
            gevelvulling.aantal,
            ...productCellen(regel, naamVan),
            regel.perStuk,
            regel.aantal,
            null,
            null,
            ...plaats.cellen(gevelvulling),
            opmerkingOf(gevelvulling),
          ]),
        ),
      ...groep
        .volgorde(lijst.ontbrekend)
        .map((each) => [
          ...groep.cel(each),
          each.naam,
          null,
          ...LEGE_PRODUCTCELLEN,
          null,
          null,
          null,
          null,
          ...plaats.cellen(null),
          `${teksten.nietMeegeteld}: ${teksten.reden[each.reden]}`,
        ]),
    ],
  };
};

import type { Bouwlijst } from '../bouwlijst/bouwlijst.ts';
import { isNietGetoetst, zonderMiddelIn } from '../bouwlijst/bouwlijstTabellen.ts';
import { bouwlijstTeksten } from '../bouwlijst/bouwlijstTeksten.ts';
import type { Lijsttabel, Lijstwaarde } from '../bouwlijst/lijsttabel.ts';
import type {
  BestelAantallen,
  BestelLeverancier,
  BestelLevering,
  Bestellijst,
  BestelRegel,
} from './bestellijst.ts';
import { bestellijstTeksten as teksten } from './bestellijstTeksten.ts';
import type { Bestelverschil } from './bestelverschil.ts';

const { kolom } = { kolom: { ...bouwlijstTeksten.kolom, ...teksten.kolom } };

const euro = (centen: number | null): Lijstwaarde =>
  centen === null ? null : teksten.euro(centen);

const naamVan = ({ naam }: Pick<BestelLeverancier, 'naam'>): string =>
  naam ?? teksten.leverancierOnbekend;

/** What else is known of the gevelvullingen that a number is from; those that do not comply have a column. */
const opmerkingOf = ({ herkomst }: BestelLevering): Lijstwaarde => {
  const gewaarschuwd = herkomst.filter(({ waarschuwingen }) => waarschuwingen > 0).length;
  const nietGetoetst = herkomst.filter(isNietGetoetst).length;
  return (
    [
      ...(gewaarschuwd === 0 ? [] : [teksten.gewaarschuwd(gewaarschuwd)]),
      ...(nietGetoetst === 0 ? [] : [teksten.nietGetoetst(nietGetoetst)]),
    ].join(' ') || null
  );
};

/** What is ordered of a product at once: each delivery, or all when there is one. */
const bestelRijen = ({ levering }: Bestellijst, leverancier: BestelLeverancier): Lijstwaarde[][] =>
  leverancier.regels.flatMap((regel) =>
    regel.leveringen.map((each) => [
      naamVan(leverancier),
      regel.artikel,
      regel.id,
      regel.naam,
      bouwlijstTeksten.soort[regel.soort],
      levering === null ? null : teksten.levering(levering, each.naam),
      ...aantalCellen(each, regel),
      opmerkingOf(each),
    ]),
  );

const aantalCellen = (
  { nodig, voldoetNiet, metReserve, verpakkingen, bestellen }: BestelAantallen,
  { verpakking, prijs }: BestelRegel,
): Lijstwaarde[] => [
  nodig,
  voldoetNiet,
  metReserve,
  verpakking,
  verpakkingen,
  bestellen,
  euro(prijs),
  euro(prijs === null ? null : prijs * (verpakkingen ?? bestellen)),
];

const BESTEL_KOLOMMEN = [
  kolom.leverancier,
  kolom.artikel,
  kolom.code,
  kolom.product,
  kolom.soort,
  kolom.levering,
  kolom.nodig,
  kolom.voldoetNiet,
  kolom.metReserve,
  kolom.perVerpakking,
  kolom.verpakkingen,
  kolom.bestellen,
  kolom.prijs,
  kolom.bedrag,
  kolom.opmerking,
] as const;

const herkomstRijen = ({ levering, leveranciers }: Bestellijst): Lijstwaarde[][] =>
  leveranciers.flatMap((leverancier) =>
    leverancier.regels.flatMap((regel) =>
      regel.leveringen.flatMap((each) =>
        each.herkomst.map((gevelvulling) => [
          naamVan(leverancier),
          regel.id,
          regel.naam,
          levering === null ? null : teksten.levering(levering, each.naam),
          gevelvulling.naam,
          gevelvulling.aantal,
          teksten.voldoet(gevelvulling),
        ]),
      ),
    ),
  );

const verschilRijen = (verschillen: Iterable<Bestelverschil>): Lijstwaarde[][] =>
  [...verschillen].flatMap(({ bestelling, regels }) =>
    regels.map(({ id, naam, nodig, bestellen, artikel }) => [
      naamVan({ naam: bestelling.leverancier }),
      id,
      naam,
      nodig.toen,
      nodig.nu,
      bestellen.toen,
      bestellen.nu,
      bestellen.nu - bestellen.toen,
      artikel?.toen ?? null,
      artikel?.nu ?? null,
      bestelling.reserve,
      teksten.leveringKeuzes[bestelling.levering ?? 'geen'],
    ]),
  );

type NietBesteld = Pick<Bouwlijst, 'ontbrekend' | 'gevelvullingen'>;

/** What the order leaves out: whole gevelvullingen, and fasteners that are not chosen. */
export const nietBesteldIn = (lijst: NietBesteld): { naam: string; reden: string }[] => [
  ...lijst.ontbrekend.map(({ naam, reden }) => ({ naam, reden: bouwlijstTeksten.reden[reden] })),
  ...zonderMiddelIn(lijst).map(({ naam, uitleg }) => ({ naam, reden: uitleg })),
];

/** The order list as the sheets of a workbook; what changed since the last orders has a sheet when it did. */
export const bestelBladenOf = (
  besteld: Bestellijst,
  lijst: NietBesteld,
  verschillen: Iterable<Bestelverschil> = [],
): Lijsttabel[] => {
  const gewijzigd = verschilRijen(verschillen);
  return [
    {
      naam: teksten.bestellen,
      kolommen: BESTEL_KOLOMMEN,
      rijen: besteld.leveranciers.flatMap((leverancier) => bestelRijen(besteld, leverancier)),
    },
    {
      naam: teksten.herkomst,
      kolommen: [
        kolom.leverancier,
        kolom.code,
        kolom.product,
        kolom.levering,
        kolom.gevelvulling,
        kolom.aantal,
        kolom.voldoet,
      ],
      rijen: herkomstRijen(besteld),
    },
    {
      naam: bouwlijstTeksten.nietMeegeteld,
      kolommen: [kolom.gevelvulling, kolom.reden],
      rijen: nietBesteldIn(lijst).map(({ naam, reden }) => [naam, reden]),
    },
    ...(gewijzigd.length === 0
      ? []
      : [
          {
            naam: teksten.wijzigingen,
            kolommen: [
              kolom.leverancier,
              kolom.code,
              kolom.product,
              kolom.nodigToen,
              kolom.nodigNu,
              kolom.besteld,
              kolom.bestellen,
              kolom.verschil,
              kolom.artikelToen,
              kolom.artikelNu,
              // Both numbers are made as was ordered, whatever the other sheets are made with.
              teksten.reserve,
              teksten.leveringen,
            ],
            rijen: gewijzigd,
          },
        ]),
  ];
};

/** The order list as one table; what is not counted stands below, by its name. */
export const bestelLijstOf = (besteld: Bestellijst, lijst: NietBesteld): Lijsttabel => ({
  naam: teksten.titel,
  kolommen: BESTEL_KOLOMMEN,
  rijen: [
    ...besteld.leveranciers.flatMap((leverancier) => bestelRijen(besteld, leverancier)),
    ...nietBesteldIn(lijst).map(({ naam, reden }) => [
      ...BESTEL_KOLOMMEN.slice(1).map(() => null),
      `${bouwlijstTeksten.nietMeegeteld}: ${naam} (${reden})`,
    ]),
  ],
});

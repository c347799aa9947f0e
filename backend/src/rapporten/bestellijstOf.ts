import type { Bestelkeuze } from '@adviestool/contract/rapporten';
import {
  bestellijst,
  type BestelAantallen,
  type BestelLeverancier,
  type Bestellijst,
  type BestelRegel,
} from '@adviestool/domain/bestellijst/bestellijst';
import { bestellijstTeksten } from '@adviestool/domain/bestellijst/bestellijstTeksten';
import { bouwlijst } from '@adviestool/domain/bouwlijst/bouwlijst';
import { bouwlijstTeksten } from '@adviestool/domain/bouwlijst/bouwlijstTeksten';
import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import { leverancierNaam } from '@adviestool/domain/velden/namen';
import { dagVan } from '@adviestool/getallen/dagVan';
import { formatNumber } from '@adviestool/getallen/formatNumber';

import { bouwlijstLetOp } from './bouwlijstLetOp.ts';
import { documentTeksten } from './documentTeksten.ts';
import { kopVan } from './lijstKop.ts';
import type { LijstDeel, LijstGegevens, LijstKolom } from './lijstGegevens.ts';
import { gekozenUit } from './rapportGegevensOf.ts';
import type { RapportOpdracht } from './rapportOpdracht.ts';
import { setText } from './setText.ts';

const { bestellijst: teksten } = documentTeksten;
const kolom = { ...bouwlijstTeksten.kolom, ...bestellijstTeksten.kolom };

const links = (naam: string): LijstKolom => ({ naam, rechts: false });
const rechts = (naam: string): LijstKolom => ({ naam, rechts: true });

const naamVan = ({ naam }: BestelLeverancier): string =>
  naam === null ? bestellijstTeksten.leverancierOnbekend : setText(naam);

const aantallenVan = (
  { nodig, metReserve, verpakkingen, bestellen, voldoetNiet }: BestelAantallen,
  { verpakking, prijs }: BestelRegel,
): string[] => [
  formatNumber(nodig),
  voldoetNiet === 0 ? adviesTeksten.geen : formatNumber(voldoetNiet),
  formatNumber(metReserve),
  verpakkingen === null || verpakking === null
    ? adviesTeksten.geen
    : `${formatNumber(verpakkingen)} × ${formatNumber(verpakking)}`,
  formatNumber(bestellen),
  prijs === null
    ? adviesTeksten.geen
    : bestellijstTeksten.bedrag(prijs * (verpakkingen ?? bestellen)),
];

const rijenVan = (regel: BestelRegel, { levering }: Bestellijst): string[][] => {
  const code = [regel.id, regel.artikel].filter((deel) => deel !== null).join(' · ');
  return [
    [setText(`${regel.naam} (${code})`), ...aantallenVan(regel, regel)],
    ...(levering === null
      ? []
      : regel.leveringen.map((each) => [
          setText(`– ${bestellijstTeksten.levering(levering, each.naam)}`),
          ...aantallenVan(each, regel),
        ])),
  ];
};

const leverancierDeel = (leverancier: BestelLeverancier, besteld: Bestellijst): LijstDeel => {
  const { bedrag, zonderPrijs, regels } = leverancier;
  const geprijsd = regels.length - zonderPrijs;
  return {
    kop: naamVan(leverancier),
    letOp: geprijsd > 0 ? [teksten.som(bestellijstTeksten.bedrag(bedrag), zonderPrijs)] : [],
    kolommen: [
      links(kolom.product),
      rechts(kolom.nodig),
      rechts(teksten.voldoetNiet),
      rechts(kolom.metReserve),
      rechts(kolom.verpakkingen),
      rechts(kolom.bestellen),
      rechts(teksten.bedrag),
    ],
    rijen: regels.flatMap((regel) => rijenVan(regel, besteld)),
  };
};

const herkomstDeel = (leverancier: BestelLeverancier, { levering }: Bestellijst): LijstDeel => ({
  kop: teksten.herkomst(naamVan(leverancier)),
  letOp: [],
  kolommen: [
    links(kolom.product),
    ...(levering === null ? [] : [links(kolom.levering)]),
    links(kolom.gevelvulling),
    rechts(kolom.aantal),
  ],
  rijen: leverancier.regels.flatMap((regel) =>
    regel.leveringen.flatMap(({ naam, herkomst }) =>
      herkomst.map((van) => [
        setText(regel.naam),
        ...(levering === null ? [] : [setText(bestellijstTeksten.levering(levering, naam))]),
        setText(teksten.herkomstVan(van)),
        formatNumber(van.aantal),
      ]),
    ),
  ),
});

/** The order list on paper: per supplier, then from which gevelvullingen each number is. */
export const bestellijstOf = (
  opdracht: RapportOpdracht,
  { reserve, levering }: Bestelkeuze,
): LijstGegevens => {
  const { project, catalogus, leveranciers, op } = opdracht;
  const gevelvullingen = gekozenUit(opdracht);
  const lijst = bouwlijst({
    projectGegevens: project.projectGegevens,
    gevelvullingen,
    catalogus,
    vandaag: dagVan(op),
  });
  const besteld = bestellijst({
    lijst,
    catalogus,
    naamVan: (id) => (id === null ? null : leverancierNaam(leveranciers, id)),
    reserve,
    levering,
  });
  return {
    ...kopVan(opdracht, bestellijstTeksten.titel),
    regels: [
      ...kopVan(opdracht, bestellijstTeksten.titel).regels,
      { term: teksten.reserve, waarde: `${formatNumber(reserve)} %` },
      { term: teksten.leveringen, waarde: teksten.leveringKeuze[levering ?? 'geen'] },
    ],
    letOp: bouwlijstLetOp(lijst, gevelvullingen),
    delen: [
      ...besteld.leveranciers.map((leverancier) => leverancierDeel(leverancier, besteld)),
      ...besteld.leveranciers.map((leverancier) => herkomstDeel(leverancier, besteld)),
    ],
  };
};

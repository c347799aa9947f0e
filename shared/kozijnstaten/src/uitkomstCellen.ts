import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';
import { adviesOf, type Advies } from '@adviestool/domain/rekenen/advies';
import { adviesInvoerIn } from '@adviestool/domain/rekenen/adviesInvoer';
import { calculateBerekening } from '@adviestool/domain/rekenen/berekening';
import {
  isAdviesCompleet,
  toestandOf,
  voldoetAdvies,
} from '@adviestool/domain/vaststellen/toestand';
import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import { formatUnityCheck } from '@adviestool/domain/toelichting/getallen';
import { hartOpHartTekst } from '@adviestool/domain/toelichting/zijdeTeksten';
import { gebruiktBevestigingsmiddelen } from '@adviestool/domain/rekenen/ondergrond';
import { productNamenIn } from '@adviestool/domain/velden/namen';
import { telAlleWaarschuwingen } from '@adviestool/domain/waarschuwen/adviesWaarschuwingen';
import type { Lijstwaarde } from '@adviestool/domain/bouwlijst/lijsttabel';

import { teksten } from './teksten.ts';

const { uitkomst } = teksten;

/** The heads of what is calculated; nothing of it is read back. */
export const UITKOMST_KOPPEN: readonly string[] = [
  ...ZIJDEN.flatMap((zijde) => [
    uitkomst.hoekankers[zijde],
    uitkomst.hartOpHart(zijde),
    uitkomst.product(zijde),
    uitkomst.unityCheck(zijde),
  ]),
  uitkomst.oordeel,
  uitkomst.toestandKop,
];

/** A number as it is written everywhere (decision 33), for a cell that counts. */
const asNumber = (tekst: string | null): number | null =>
  tekst === null ? null : Number(tekst.replaceAll('.', '').replace(',', '.'));

/** The names of the products of a side. */
const productenOf = (
  { gevelvullingEnKaderData, productKeuze }: Gevelvulling,
  zijde: Zijde,
  naamVan: (id: string) => string,
): string | null => {
  const { hoekanker, bevestigingsmiddelen } = productKeuze[zijde];
  const middelen = gebruiktBevestigingsmiddelen(gevelvullingEnKaderData)
    ? (bevestigingsmiddelen ?? [])
    : [];
  const ids = [...(hoekanker === null ? [] : [hoekanker]), ...middelen];
  return ids.map(naamVan).join(' + ') || null;
};

const zijdeCellen = (
  gevelvulling: Gevelvulling,
  advies: Advies | null,
  zijde: Zijde,
): Lijstwaarde[] => {
  const uitkomsten = advies?.zijden[zijde];
  if (uitkomsten === undefined) return [null, null];
  const { gekozen, geadviseerd } = uitkomsten;
  const hartOpHart = hartOpHartTekst(zijde, uitkomsten, gevelvulling.gevelvullingEnKaderData);
  // Without an advice what was chosen was compared with nothing.
  const aantal = geadviseerd === null ? null : (gekozen ?? geadviseerd);
  return [aantal, asNumber(hartOpHart)];
};

const unityCheckOf = (advies: Advies | null, zijde: Zijde): number | null => {
  const unityCheck = advies?.zijden[zijde]?.unityCheck ?? null;
  return unityCheck === null ? null : asNumber(formatUnityCheck(unityCheck));
};

interface Basis {
  projectGegevens: ProjectGegevens;
  catalogus: Catalogus;
  /** ISO date: whether a source has expired. */
  vandaag: string;
}

/** With how many warnings, as of the day of the list. */
const oordeelOf = (
  gevelvulling: Gevelvulling,
  advies: Advies | null,
  { vandaag, ...basis }: Basis,
): string => {
  if (!isAdviesCompleet(gevelvulling, advies)) return uitkomst.oordelen.geen;
  if (!voldoetAdvies(advies)) return uitkomst.oordelen.voldoetNiet;
  return adviesTeksten.metBevestiging(
    uitkomst.oordelen.voldoet(telAlleWaarschuwingen(advies, { ...basis, gevelvulling }, vandaag)),
    gebruiktBevestigingsmiddelen(gevelvulling.gevelvullingEnKaderData),
  );
};

/** What is calculated of gevelvullingen of one project, under `UITKOMST_KOPPEN`. */
export const uitkomstCellenIn = (basis: Basis): ((gevelvulling: Gevelvulling) => Lijstwaarde[]) => {
  const invoerOf = adviesInvoerIn(basis);
  const naamVan = productNamenIn(basis.catalogus);
  return (gevelvulling) => {
    const invoer = invoerOf(gevelvulling);
    const advies = invoer === null ? null : adviesOf(calculateBerekening(invoer));
    return [
      ...ZIJDEN.flatMap((zijde) => [
        ...zijdeCellen(gevelvulling, advies, zijde),
        productenOf(gevelvulling, zijde, naamVan),
        unityCheckOf(advies, zijde),
      ]),
      oordeelOf(gevelvulling, advies, basis),
      uitkomst.toestand[toestandOf(gevelvulling, advies)],
    ];
  };
};

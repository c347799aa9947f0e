import type { AdviezenMessage, GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';
import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';
import { gevelvullingTypeLabels, zijdeLabel } from '@adviestool/domain/toelichting/labels';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { teksten as ifcTeksten } from '@adviestool/ifc/teksten';
import { aantalHoekankersVan, geschrevenUnityCheck } from '@adviestool/ifc/uitkomst';
import type { Tabel, TabelCel } from '@adviestool/spreadsheet/tabel';

import { teksten } from '../advies/teksten.ts';

const { kolom } = teksten;

const zijdeKolommen = (zijde: Zijde): string[] =>
  [kolom.hoekankers, kolom.hartOpHart, kolom.posities, kolom.product, kolom.unityCheck].map((kop) =>
    kop(zijde === 'zijkanten' ? teksten.perStijl : zijdeLabel(zijde).toLowerCase()),
  );

const zijdeCellen = ({ zijden }: GevelvullingAdvies, zijde: Zijde): TabelCel[] => {
  const found = zijden.find((each) => each.zijde === zijde);
  if (found === undefined) return [null, null, null, null, null];
  const { aantal, hartOpHart, posities, product, unityCheck } = found;
  const plaatsen = posities.map((positie) => formatNumber(positie)).join(' · ');
  return [
    aantal,
    hartOpHart,
    plaatsen === '' ? null : plaatsen,
    product,
    geschrevenUnityCheck(unityCheck),
  ];
};

const oordeelVan = ({ voldoet }: GevelvullingAdvies): string => {
  if (voldoet === null) return teksten.oordeel.geen;
  return voldoet ? teksten.oordeel.voldoet : teksten.oordeel.voldoetNiet;
};

/** GlobalIds of elements, as the model was compared with the advices. */
interface Vergeleken {
  /** It is not known which element or which advice is meant. */
  overgeslagen: ReadonlySet<string>;
  /** The advice is not known to hold for them, and why. */
  zonderOordeel: ReadonlyMap<string, string>;
}

/** What is said of an element that the advice is not known to hold for: no verdict and no numbers, and why. */
const withoutOordeel = (gevelvulling: GevelvullingAdvies, waarom: string): GevelvullingAdvies => ({
  ...gevelvulling,
  voldoet: null,
  zijden: [],
  meldingen: [waarom, ...gevelvulling.meldingen],
});

/**
 * A row for each element that a gevelvulling stands for, by its GlobalId, without those that are left out. Lengths in mm.
 */
export const verankeringTabel = (
  { gevelvullingen }: AdviezenMessage,
  { overgeslagen, zonderOordeel }: Vergeleken,
): Tabel => ({
  naam: teksten.blad,
  kolommen: [
    kolom.globalId,
    kolom.merk,
    kolom.type,
    kolom.verdieping,
    kolom.orientatie,
    kolom.gevel,
    kolom.bouwlaag,
    kolom.ruimte,
    kolom.draairichting,
    kolom.breedte,
    kolom.hoogte,
    kolom.toestand,
    kolom.oordeel,
    kolom.totaal,
    ...ZIJDEN.flatMap(zijdeKolommen),
    kolom.revisie,
    kolom.kenmerk,
    kolom.opmerking,
    kolom.meldingen,
  ],
  rijen: gevelvullingen.flatMap((advies) =>
    advies.elementen
      .filter(({ globalId }) => !overgeslagen.has(globalId))
      .map(({ globalId, verdieping, orientatie }) => {
        const waarom = zonderOordeel.get(globalId);
        const gevelvulling = waarom === undefined ? advies : withoutOordeel(advies, waarom);
        return [
          globalId,
          gevelvulling.merk,
          gevelvulling.type === null ? null : gevelvullingTypeLabels[gevelvulling.type],
          verdieping,
          orientatie,
          gevelvulling.gevel ?? null,
          gevelvulling.bouwlaag ?? null,
          gevelvulling.ruimte ?? null,
          gevelvulling.draairichting ?? null,
          gevelvulling.breedte,
          gevelvulling.hoogte,
          ifcTeksten.toestand[gevelvulling.toestand],
          waarom === undefined ? oordeelVan(gevelvulling) : null,
          aantalHoekankersVan(gevelvulling),
          ...ZIJDEN.flatMap((zijde) => zijdeCellen(gevelvulling, zijde)),
          gevelvulling.revisie,
          gevelvulling.kenmerk,
          gevelvulling.opmerking ?? null,
          gevelvulling.meldingen.join(' ') || null,
        ];
      }),
  ),
});

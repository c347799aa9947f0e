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
  /** They do not have the size that was advised. */
  andereMaat: ReadonlySet<string>;
  /** The model does not have them. */
  onbekend: ReadonlySet<string>;
}

const andereMaatVan = ({ breedte, hoogte }: GevelvullingAdvies): string[] =>
  breedte === null || hoogte === null ? [] : [ifcTeksten.andereMaat({ breedte, hoogte })];

/** What is said of an element that the advice is not known to hold for: no verdict and no numbers, and why. */
const zonderOordeel = (
  gevelvulling: GevelvullingAdvies,
  waarom: readonly string[],
): GevelvullingAdvies => ({
  ...gevelvulling,
  voldoet: null,
  zijden: [],
  meldingen: [...waarom, ...gevelvulling.meldingen],
});

/**
 * A row for each element that a gevelvulling stands for, by its GlobalId, without those that are left out. Lengths in mm.
 */
export const verankeringTabel = (
  { gevelvullingen }: AdviezenMessage,
  { overgeslagen, andereMaat, onbekend }: Vergeleken,
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
        const isOnbekend = onbekend.has(globalId);
        const isZonder = isOnbekend || andereMaat.has(globalId);
        const waarom = isOnbekend ? [teksten.nietInModel] : andereMaatVan(advies);
        const gevelvulling = isZonder ? zonderOordeel(advies, waarom) : advies;
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
          isZonder ? null : oordeelVan(gevelvulling),
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

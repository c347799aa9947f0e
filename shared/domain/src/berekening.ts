import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { PerZijde, Zijde } from '@adviestool/contract/zijde';

import type { AdviesInvoer } from './adviesInvoer.ts';
import { gewicht, type Gewicht } from './gewicht.ts';
import { gevolgklasse } from './gevolgklasse.ts';
import { isVoldoendeVerankerd, verdeelLast, type Lastvlak } from './lastverdeling.ts';
import { melding, MELDING_TEKSTEN, type Melding, type MeldingCode } from './melding.ts';
import { calculateStuwdruk, type Stuwdrukberekening } from './stuwdruk.ts';
import { BELASTINGFACTOREN, type Gevolgklasse } from './uitgangspunten.ts';
import {
  kilonewton,
  kilonewtonPerVierkanteMeter,
  meterFromMillimeter,
  millimeter,
  vierkanteMeter,
  type Kilonewton,
  type KilonewtonPerVierkanteMeter,
  type Meter,
  type VierkanteMeter,
} from './units.ts';
import { vereist } from './vereist.ts';
import { windbelasting, type Windbelasting } from './windbelasting.ts';
import { gebouwhoogteTekst, kustTekst } from './windMeldingen.ts';

/** Everything of a calculation that holds for the whole gevelvulling (rekenmodel 4.1 steps 1–7). */
export interface Berekening {
  readonly invoer: AdviesInvoer;
  readonly type: GevelvullingType;
  /** B and H. */
  readonly breedte: Meter;
  readonly hoogte: Meter;
  readonly oppervlakte: VierkanteMeter;
  readonly referentiehoogte: number;
  readonly gevolgklasse: Gevolgklasse;
  readonly factoren: (typeof BELASTINGFACTOREN)[Gevolgklasse];
  readonly stuwdruk: Stuwdrukberekening;
  readonly wind: Windbelasting;
  readonly wd: KilonewtonPerVierkanteMeter;
  readonly windTotaalK: Kilonewton;
  readonly gewicht: Gewicht;
  readonly FgEd_610a: Kilonewton;
  readonly FgEd_610b: Kilonewton;
  readonly lastvlakken: Partial<PerZijde<Lastvlak>>;
  readonly verankerd: readonly Zijde[];
  readonly meldingen: readonly Melding[];
}

const algemeneMeldingen = (
  { projectGegevens, gevelvulling }: AdviesInvoer,
  type: GevelvullingType,
  wind: Windbelasting,
): Melding[] => {
  const { detailleringData, verankerdeZijden, gevelvullingEnKaderData } = gevelvulling;
  const { gebouwHoogte = null } = gevelvullingEnKaderData;
  const isBuitenVloerrand =
    type === 'hsb' &&
    vereist(detailleringData, 'afstandVoorkantElementTotVoorkantVloerrand') >=
      vereist(detailleringData, 'dikteElement') / 2;
  const isZonderOnderzijde = type !== 'hsb' && !verankerdeZijden.includes('onderzijde');
  const teksten: readonly (readonly [MeldingCode, string | null])[] = [
    ['KUST_WINDGEBIED_3', kustTekst(projectGegevens)],
    ['GEBOUWHOOGTE_LAGER', gebouwhoogteTekst(gebouwHoogte, projectGegevens.gebouwhoogte)],
    ['ONDERGRENS_WIND', wind.ondergrens ? MELDING_TEKSTEN.ONDERGRENS_WIND : null],
    [
      'ZIJDEN_ONVOLDOENDE',
      isVoldoendeVerankerd(verankerdeZijden) ? null : MELDING_TEKSTEN.ZIJDEN_ONVOLDOENDE,
    ],
    [
      'GEWICHT_ZONDER_ONDERZIJDE',
      isZonderOnderzijde ? MELDING_TEKSTEN.GEWICHT_ZONDER_ONDERZIJDE : null,
    ],
    [
      'ZWAARTEPUNT_BUITEN_VLOERRAND',
      isBuitenVloerrand ? MELDING_TEKSTEN.ZWAARTEPUNT_BUITEN_VLOERRAND : null,
    ],
  ];
  return teksten.flatMap(([code, tekst]) => (tekst === null ? [] : [melding(code, tekst)]));
};

/** Calculates what all sides share. */
export const calculateBerekening = (invoer: AdviesInvoer): Berekening => {
  const { projectGegevens, gevelvulling, uitgangspunten } = invoer;
  const kader = gevelvulling.gevelvullingEnKaderData;
  const type = kader.gevelvullingType;
  const breedte = meterFromMillimeter(millimeter(kader.breedte));
  const hoogte = meterFromMillimeter(millimeter(kader.hoogte));
  const oppervlakte = vierkanteMeter(breedte * hoogte);
  const referentiehoogte = kader.gebouwHoogte ?? projectGegevens.gebouwhoogte;
  const klasse = gevolgklasse(projectGegevens.typeBouw, referentiehoogte);
  const factoren = BELASTINGFACTOREN[klasse];
  const stuwdruk = calculateStuwdruk({
    windgebied: projectGegevens.windgebied,
    terreincategorie: projectGegevens.terreincategorie,
    hoogte: referentiehoogte,
  });
  const wind = windbelasting({
    type,
    windvormFactor: projectGegevens.windvormFactor,
    qp: stuwdruk.qp,
    eigenWaarde: uitgangspunten?.windbelasting,
  });
  const eigenGewicht = gewicht(type, gevelvulling.detailleringData, oppervlakte);
  const verankerd = gevelvulling.verankerdeZijden;
  return {
    invoer,
    type,
    breedte,
    hoogte,
    oppervlakte,
    referentiehoogte,
    gevolgklasse: klasse,
    factoren,
    stuwdruk,
    wind,
    wd: kilonewtonPerVierkanteMeter(factoren.gammaQ * wind.wk),
    windTotaalK: kilonewton(wind.wk * oppervlakte),
    gewicht: eigenGewicht,
    FgEd_610a: kilonewton(factoren.gammaG610a * eigenGewicht.Gk),
    FgEd_610b: kilonewton(factoren.gammaG610b * eigenGewicht.Gk),
    lastvlakken: verdeelLast(breedte, hoogte, verankerd),
    verankerd,
    meldingen: algemeneMeldingen(invoer, type, wind),
  };
};

import type { AnkerPlaatsing, Rekenmateriaal } from '@adviestool/contract/catalogus';
import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';

/** How serious each message is (rekenmodel 4.7; the last three are added to its list). */
const MELDING_SOORTEN = {
  KUST_WINDGEBIED_3: 'waarschuwing',
  ONDERGRENS_WIND: 'info',
  ZIJDEN_ONVOLDOENDE: 'fout',
  GEWICHT_ZONDER_ONDERZIJDE: 'fout',
  PAST_NIET: 'fout',
  VOLDOET_NIET: 'fout',
  GEKOZEN_TE_LAAG: 'waarschuwing',
  HART_OP_HART_TE_GROOT: 'waarschuwing',
  GEKOZEN_TE_DICHT: 'waarschuwing',
  BEVESTIGINGSMIDDEL_ONGESCHIKT: 'fout',
  BEVESTIGINGSMIDDEL_ONTBREEKT: 'waarschuwing',
  RANDAFSTAND_ONDERGROND: 'fout',
  HEFBOOM_BUITEN_BEREIK: 'fout',
  GEEN_GEWICHTSWEERSTAND: 'fout',
  ZWAARTEPUNT_BUITEN_VLOERRAND: 'waarschuwing',
  ANKER_BUITEN_BEREIK: 'fout',
  HOEKANKER_ONGESCHIKT: 'fout',
  PRODUCT_ONBEKEND: 'fout',
  GEBOUWHOOGTE_LAGER: 'waarschuwing',
} as const satisfies Record<MeldingCode, Melding['soort']>;

/** Of the whole gevelvulling. */
interface Algemeen {
  readonly zijde?: undefined;
}

interface OpZijde {
  readonly zijde: Zijde;
}

/** An objection to a product, which is told by its name. */
interface TegenProduct extends OpZijde {
  readonly product: string;
}

/** What a hoekanker is not made for; lengths in mm. */
export type Ongeschiktheid =
  | { readonly voor: 'type'; readonly type: GevelvullingType }
  | { readonly voor: 'zijde' }
  | { readonly voor: 'plaatsing'; readonly plaatsing: AnkerPlaatsing }
  | { readonly voor: 'stelruimte'; readonly stelruimte: number; readonly stelruimteMax: number };

/** Why a product cannot be used on a side. */
interface BezwaarWaarden {
  PRODUCT_ONBEKEND: OpZijde & { readonly id: string };
  GEEN_GEWICHTSWEERSTAND: TegenProduct;
  HOEKANKER_ONGESCHIKT: TegenProduct & { readonly ongeschikt: Ongeschiktheid };
  ANKER_BUITEN_BEREIK: TegenProduct & {
    readonly spouwlatbreedte: number;
    readonly spouwlatMax: number;
  };
  BEVESTIGINGSMIDDEL_ONGESCHIKT: TegenProduct & { readonly materiaal: Rekenmateriaal };
  HEFBOOM_BUITEN_BEREIK: TegenProduct & {
    readonly hefboom: number;
    readonly maxHefboomarm: number;
  };
  RANDAFSTAND_ONDERGROND: TegenProduct & {
    readonly afstand: number;
    readonly minRandafstand: number;
  };
}

/** What each message is about, by its code (rekenmodel 4.7): lengths mm, heights of buildings m, wind kN/m². */
export interface MeldingWaarden extends BezwaarWaarden {
  KUST_WINDGEBIED_3: Algemeen;
  ONDERGRENS_WIND: Algemeen & { readonly w_min: number };
  ZIJDEN_ONVOLDOENDE: Algemeen;
  GEWICHT_ZONDER_ONDERZIJDE: Algemeen;
  ZWAARTEPUNT_BUITEN_VLOERRAND: Algemeen;
  GEBOUWHOOGTE_LAGER: Algemeen & { readonly eigen: number; readonly project: number };
  PAST_NIET: OpZijde & { readonly nodig: number; readonly n_max: number; readonly s_min: number };
  VOLDOET_NIET: OpZijde & { readonly unityCheck: number; readonly geadviseerd: number };
  GEKOZEN_TE_LAAG: OpZijde & { readonly gekozen: number; readonly geadviseerd: number };
  HART_OP_HART_TE_GROOT: OpZijde & { readonly hartOpHart: number; readonly s_max: number };
  GEKOZEN_TE_DICHT: OpZijde & { readonly gekozen: number; readonly s_min: number };
  BEVESTIGINGSMIDDEL_ONTBREEKT: OpZijde;
}

export type MeldingCode = keyof MeldingWaarden;

/** A code with the values that belong to it; `meldingTekst` says it in Dutch. */
export type MeldingInhoud<Code extends MeldingCode = MeldingCode> = {
  [Elke in Code]: { readonly code: Elke } & MeldingWaarden[Elke];
}[Code];

/** A reason why a product cannot be used on a side. */
export type Bezwaar = MeldingInhoud<keyof BezwaarWaarden>;

/** A message of the calculation. */
export type Melding = MeldingInhoud & { readonly soort: 'fout' | 'waarschuwing' | 'info' };

export const createMelding = (inhoud: MeldingInhoud): Melding => ({
  ...inhoud,
  soort: MELDING_SOORTEN[inhoud.code],
});

import { buildAnkers, nummerGroepen } from './ankers.ts';
import type { AnkerVorm } from './ankers.ts';
import { buildInvulling } from './invulling.ts';
import type { Invulling } from './invulling.ts';
import { kaderVlakken } from './kaderVlakken.ts';
import type { KaderVlak } from './kaderVlakken.ts';
import { placeLabels } from './label.ts';
import type { Label } from './label.ts';
import type { Maatlijn } from './maatlijn.ts';
import { buildMaatvoering } from './maatvoering.ts';
import { KADERDIKTE, VOEG, ankersOf, plaatsOmtrek } from './marges.ts';
import type { Tekenruimte } from './marges.ts';
import { PLEKKEN, buildRand } from './rand.ts';
import type { TekeningGegevens } from '@adviestool/domain/tekening/tekeningGegevens';
import type { Rechthoek } from './vorm.ts';
import { clamp, inset } from './vorm.ts';

export type TekeningLayout = {
  readonly view: Rechthoek;
  /** The outside of the frame; its inside is `dagmaat`. */
  readonly omtrek: Rechthoek;
  readonly dagmaat: Rechthoek;
  readonly invulling: Invulling;
  readonly kader: readonly KaderVlak[];
  readonly ankers: readonly AnkerVorm[];
  readonly maatlijnen: readonly Maatlijn[];
  readonly labels: readonly Label[];
};

const MINIMALE_BREEDTE = 240;
const PROFIEL_MM = 90;
const NUMMERZIJDEN = [['onder'], ['boven'], ['links', 'rechts']] as const;
const NUMMERAFSTAND = 11;
/** The foot lies on the structure. */
const VOETDIEPTE = 2;

const profielOf = ({ width, height }: Rechthoek, schaal: number): number =>
  Math.min(clamp(PROFIEL_MM * schaal, [3, 11]), width / 5, height / 5);

/** Lays the drawing out in CSS pixels for the width it gets: every coordinate is final. */
export const layoutTekening = (
  gegevens: TekeningGegevens,
  { width, maxHeight }: Tekenruimte,
): TekeningLayout => {
  const ruimte = { width: Math.max(width, MINIMALE_BREEDTE), maxHeight };
  const { omtrek, view } = plaatsOmtrek(gegevens, ruimte);
  const schaal = omtrek.width / gegevens.breedte;
  const profiel = profielOf(omtrek, schaal);
  const dagmaat = inset(omtrek, profiel);
  const maatvoering = buildMaatvoering(gegevens, omtrek);
  const zijden = PLEKKEN.flatMap((plek) => {
    const ankers = ankersOf(gegevens, plek);
    return ankers === undefined ? [] : [{ rand: buildRand(plek, gegevens, omtrek), ankers }];
  });
  const nummers = NUMMERZIJDEN.flatMap((plekken) => {
    const [eerste] = plekken;
    const ankers = ankersOf(gegevens, eerste);
    if (ankers === undefined) return [];
    const randen = plekken.map((plek) => buildRand(plek, gegevens, omtrek));
    return nummerGroepen(randen, ankers, { binnen: profiel + NUMMERAFSTAND, omtrek });
  });
  return {
    view,
    omtrek,
    dagmaat,
    invulling: buildInvulling(gegevens.type, { dagmaat, profiel, schaal }),
    kader: kaderVlakken(gegevens, omtrek, { voeg: VOEG, dikte: KADERDIKTE }),
    ankers: zijden.flatMap(({ rand, ankers }) =>
      buildAnkers(rand, ankers, { binnen: profiel, buiten: VOEG + VOETDIEPTE }),
    ),
    maatlijnen: maatvoering.map(({ lijn }) => lijn),
    labels: placeLabels(
      [...maatvoering.map(({ labels }) => labels), ...nummers.map((labels) => [labels])],
      view,
    ),
  };
};

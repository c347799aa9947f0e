import {
  aantalUitAfstand,
  enigAantal,
  grootsteAantal,
  hartOpHart,
  maximaleHartOpHart,
  verkleindeRandafstand,
} from '../rekenen/ankerverdeling.ts';
import type { GedeeldeBerekening } from '../rekenen/gedeeldeBerekening.ts';
import { gebruiktBevestigingsmiddelen } from '../rekenen/ondergrond.ts';
import {
  aantalUitWind,
  aantalUitWindEnGewicht,
  bevestigingGewicht,
  bevestigingGewichtMetWind,
  bevestigingWind,
  geadviseerdAantal,
  nodigGewicht,
  nodigSamen,
  nodigWind,
  unityCheckGewicht,
  unityCheckSamen,
  unityCheckWind,
} from '../rekenen/toets.ts';
import type { ZijdeBerekening } from '../rekenen/zijdeBerekening.ts';
import { formatHartOpHart, formatUnityCheckInStap } from './getallen.ts';
import { stapVan, type Stap } from './stap.ts';
import { termenNoot } from './termenNoot.ts';

const randafstandStap = stapVan(verkleindeRandafstand);
const enigStap = stapVan(enigAantal);
const maximumStap = stapVan(maximaleHartOpHart);
const afstandStap = stapVan(aantalUitAfstand);
const grootsteStap = stapVan(grootsteAantal);

const nootVanMaxima = ({
  s_type,
  s_ingesteld,
  s_dorpel,
  s_pui,
}: ZijdeBerekening['maxima']): string | undefined =>
  termenNoot(
    [
      ['type gevelvulling', s_type],
      ['ingesteld', s_ingesteld],
      ['laagreliëfdorpel', s_dorpel],
      ['kozijn of schuifpui in het element', s_pui],
    ],
    Math.min,
  );

const explainAfstand = ({ ruimte, maxima }: ZijdeBerekening): Stap[] => {
  if (ruimte.alleenMidden) return [enigStap(ruimte)];
  return [
    ...(ruimte.a === ruimte.a_gevraagd ? [] : [randafstandStap(ruimte)]),
    maximumStap(maxima, { noot: nootVanMaxima(maxima) }),
    afstandStap(ruimte),
    grootsteStap(ruimte),
  ];
};

const nodigWindStap = stapVan(nodigWind);
const nodigGewichtStap = stapVan(nodigGewicht);
const nodigSamenStap = stapVan(nodigSamen);

/** What one hoekanker must resist while no product is chosen (rekenmodel 4.5), with n_afst of them. */
const explainNodig = ({ F_g_a, F_g_b }: GedeeldeBerekening, zijde: ZijdeBerekening): Stap[] => {
  const waarden = { F_w_Ed: zijde.F_w_Ed, F_g_a, F_g_b, n_afst: zijde.ruimte.n_afst };
  return zijde.draagtGewicht
    ? [nodigWindStap(waarden), nodigGewichtStap(waarden), nodigSamenStap(waarden)]
    : [nodigWindStap(waarden)];
};

const aantalWindStap = stapVan(aantalUitWind);
const aantalSamenStap = stapVan(aantalUitWindEnGewicht);
const geadviseerdStap = stapVan(geadviseerdAantal);

const explainGeadviseerd = (
  { F_g_a, F_g_b }: GedeeldeBerekening,
  { weerstand, F_w_Ed, ruimte, geadviseerd }: ZijdeBerekening,
  n_bel: number,
): Stap[] => {
  if (weerstand === null) return [];
  const { F_w_Rd, gewicht } = weerstand;
  const { n_afst, n_max } = ruimte;
  const noot = termenNoot(
    [
      ['uit afstand', n_afst],
      ['uit belasting', n_bel],
    ],
    Math.max,
  );
  const past = geadviseerdAantal.reken({ n_afst, n_bel }) <= n_max;
  // A number that fits is not advised either where the product is used beyond its range.
  const nodig = past ? 'Nodig aantal' : 'Nodig aantal (past niet)';
  const anders = geadviseerd === null ? { label: nodig, noot } : { noot };
  return [
    gewicht === null
      ? aantalWindStap({ F_w_Ed, F_w_Rd })
      : aantalSamenStap({ F_w_Ed, F_w_Rd, F_g_a, F_g_b, F_g_Rd: gewicht.F_g_Rd }),
    geadviseerdStap({ n_afst, n_bel }, anders),
  ];
};

const hartOpHartStap = stapVan(hartOpHart);
const bevestigingWindStap = stapVan(bevestigingWind);
const bevestigingGewichtStap = stapVan(bevestigingGewicht);
const bevestigingGewichtMetWindStap = stapVan(bevestigingGewichtMetWind);

const explainVerdeling = (
  { invoer, F_g_a, F_g_b }: GedeeldeBerekening,
  { verdeling, ruimte, F_w_Ed, draagtGewicht }: ZijdeBerekening,
): Stap[] => {
  if (verdeling === null) return [];
  const { s, n } = verdeling;
  const stappen: Stap[] = [];
  if (s !== null) {
    stappen.push(hartOpHartStap(verdeling, { uitkomst: formatHartOpHart(s, ruimte.s_max) }));
  }
  if (gebruiktBevestigingsmiddelen(invoer.gevelvulling.gevelvullingEnKaderData)) return stappen;
  stappen.push(bevestigingWindStap({ F_w_Ed, n }));
  if (draagtGewicht) {
    stappen.push(bevestigingGewichtStap({ F_g_a, n }), bevestigingGewichtMetWindStap({ F_g_b, n }));
  }
  return stappen;
};

const windStap = stapVan(unityCheckWind, formatUnityCheckInStap);
const gewichtStap = stapVan(unityCheckGewicht, formatUnityCheckInStap);
const samenStap = stapVan(unityCheckSamen, formatUnityCheckInStap);

const explainToets = (
  { F_g_a, F_g_b }: GedeeldeBerekening,
  { toets, weerstand, F_w_Ed }: ZijdeBerekening,
): Stap[] => {
  if (toets === null || weerstand === null) return [];
  const { n } = toets;
  const { F_w_Rd, gewicht } = weerstand;
  const wind = windStap({ F_w_Ed, n, F_w_Rd });
  if (gewicht === null) return [wind];
  const { F_g_Rd } = gewicht;
  return [wind, gewichtStap({ F_g_a, n, F_g_Rd }), samenStap({ F_w_Ed, n, F_w_Rd, F_g_b, F_g_Rd })];
};

/** The steps of number, spacing and unity checks of one side (rekenmodel 4.1 steps 9–13). */
export const explainAantal = (gedeeld: GedeeldeBerekening, zijde: ZijdeBerekening): Stap[] => {
  const stappen = explainAfstand(zijde);
  if (zijde.n_bel === null) {
    if (zijde.weerstand === null) stappen.push(...explainNodig(gedeeld, zijde));
    return stappen;
  }
  stappen.push(
    ...explainGeadviseerd(gedeeld, zijde, zijde.n_bel),
    ...explainVerdeling(gedeeld, zijde),
    ...explainToets(gedeeld, zijde),
  );
  return stappen;
};

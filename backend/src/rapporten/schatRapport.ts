import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import {
  RAPPORT_INHOUD,
  type Etiketkeuze,
  type RapportDocument,
  type RapportInhoud,
  type RapportSchatting,
} from '@adviestool/contract/rapporten';

import { telEtiketten } from './etikettenOf.ts';

interface RapportMaat {
  paginas: number;
  bytes: number;
  seconden: number;
}

/** Of every report: cover, contents, uitgangspunten, and the signatures. */
const VAST: RapportMaat = { paginas: 4, bytes: 90_000, seconden: 2 };
/** Of every gevelvulling, for its signed numbers. */
const PER_GEVELVULLING: RapportMaat = { paginas: 0, bytes: 250, seconden: 0.005 };

/**
 * What a chapter takes by itself and for each gevelvulling: seconds and megabytes as of `pnpm bench:rapport` on two
 * quiet cores.
 */
const HOOFDSTUKKEN: Readonly<Record<RapportInhoud, { vast: RapportMaat; per: RapportMaat }>> = {
  samenvatting: {
    vast: { paginas: 1, bytes: 6000, seconden: 0 },
    per: { paginas: 0.022, bytes: 450, seconden: 0.001 },
  },
  bouwlijst: {
    vast: { paginas: 1, bytes: 6000, seconden: 0 },
    per: { paginas: 0, bytes: 0, seconden: 0 },
  },
  gevelvulling: {
    vast: { paginas: 0, bytes: 14_000, seconden: 0 },
    per: { paginas: 2.02, bytes: 24_000, seconden: 0.035 },
  },
  berekening: {
    vast: { paginas: 4, bytes: 45_000, seconden: 0.2 },
    per: { paginas: 0, bytes: 11_000, seconden: 0.008 },
  },
};

/** What a chapter of changes takes by itself, and for each gevelvulling that is otherwise. */
const WIJZIGINGEN: { vast: RapportMaat; per: RapportMaat } = {
  vast: { paginas: 1, bytes: 6000, seconden: 0.1 },
  per: { paginas: 0.1, bytes: 550, seconden: 0.003 },
};

/** Rounded up to two figures: it is an estimate. */
const ruim = (getal: number): number => {
  const stap = 10 ** Math.max(0, Math.floor(Math.log10(getal)) - 1);
  return Math.ceil(getal / stap) * stap;
};

/** What a report of so many gevelvullingen comes to, on a quiet server. */
export const schatRapport = (
  gevelvullingen: number,
  {
    inhoud = RAPPORT_INHOUD,
    anders = null,
  }: {
    inhoud?: readonly RapportInhoud[] | undefined;
    /** How many of them a chapter of changes tells of; null: there is none. */
    anders?: number | null;
  },
): RapportSchatting => {
  const wijzigingen = (deel: keyof RapportMaat): number =>
    anders === null ? 0 : WIJZIGINGEN.vast[deel] + anders * WIJZIGINGEN.per[deel];
  const som = (deel: keyof RapportMaat): number =>
    RAPPORT_INHOUD.filter((naam) => inhoud.includes(naam)).reduce(
      (sum, naam) =>
        sum + HOOFDSTUKKEN[naam].vast[deel] + gevelvullingen * HOOFDSTUKKEN[naam].per[deel],
      VAST[deel] + wijzigingen(deel) + gevelvullingen * PER_GEVELVULLING[deel],
    );
  return {
    paginas: ruim(som('paginas')),
    bytes: ruim(som('bytes')),
    seconden: ruim(som('seconden')),
  };
};

/** Of a page by its format. */
const ETIKETTEN_PER_PAGINA = { a5: 1, a6: 1, a4x8: 8 } as const satisfies Record<
  Etiketkeuze['formaat'],
  number
>;

/** Of one label. */
const PER_ETIKET = { bytes: 14_000, seconden: 0.02 } as const;

/** What the labels of gevelvullingen come to. */
const schatEtiketten = (
  gevelvullingen: readonly Gevelvulling[],
  keuze: Etiketkeuze,
): RapportSchatting => {
  const aantal = telEtiketten(gevelvullingen, keuze);
  return {
    paginas: Math.ceil(aantal / ETIKETTEN_PER_PAGINA[keuze.formaat]),
    bytes: ruim(20_000 + aantal * PER_ETIKET.bytes),
    seconden: ruim(1 + aantal * PER_ETIKET.seconden),
  };
};

/** Of a list for each gevelvulling, for its lines of where numbers are from. */
const LIJST_PER_GEVELVULLING: RapportMaat = { paginas: 0.06, bytes: 1200, seconden: 0.005 };

/** What is made in place of a report comes to. */
export const schatDocument = (
  gevelvullingen: readonly Gevelvulling[],
  document: RapportDocument,
): RapportSchatting => {
  if (document.soort === 'etiketten') return schatEtiketten(gevelvullingen, document);
  const { paginas, bytes, seconden } = LIJST_PER_GEVELVULLING;
  return {
    paginas: ruim(1 + gevelvullingen.length * paginas),
    bytes: ruim(40_000 + gevelvullingen.length * bytes),
    seconden: ruim(1 + gevelvullingen.length * seconden),
  };
};

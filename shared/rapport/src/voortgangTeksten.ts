import { MEESTE_HEEL, type RapportStand } from '@adviestool/contract/rapporten';
import { formatGevelvullingen } from '@adviestool/getallen/formatAantal';
import { formatNumber } from '@adviestool/getallen/formatNumber';

/** Of a report, by gevelvulling: measured by `pnpm bench:rapport` on two quiet cores. */
const PER_GEVELVULLING = { paginas: 2.05, megabytes: 0.035, seconden: 0.11 } as const;
/** Of every report. */
const VAST = { paginas: 10, megabytes: 0.1, seconden: 3 } as const;
const SECONDS_PER_MINUTE = 60;

/** Rounded up to two figures. */
const ruim = (getal: number): number => {
  const stap = 10 ** Math.max(0, Math.floor(Math.log10(getal)) - 1);
  return Math.ceil(getal / stap) * stap;
};

const duurTekst = (seconden: number): string => {
  if (seconden < SECONDS_PER_MINUTE) return `${formatNumber(ruim(seconden))} seconden`;
  const minuten = Math.ceil(seconden / SECONDS_PER_MINUTE);
  return minuten === 1 ? 'een minuut' : `${formatNumber(minuten)} minuten`;
};

/** What the dialog says while a report is made; the page that asks for it does not need it. */
export const voortgangTeksten = {
  /** What is coming. @param totaal gevelvullingen */
  verwachting: (totaal: number): string => {
    const paginas = ruim(VAST.paginas + totaal * PER_GEVELVULLING.paginas);
    const megabytes = VAST.megabytes + totaal * PER_GEVELVULLING.megabytes;
    const duur = duurTekst(VAST.seconden + totaal * PER_GEVELVULLING.seconden);
    return `Het worden ongeveer ${formatNumber(paginas)} pagina's, ${formatNumber(megabytes, 1)}\u00A0MB. Dat duurt ongeveer ${duur}; langer als de server het druk heeft.`;
  },
  voortgang: ({ stand, gedaan, totaal }: RapportStand): string => {
    if (stand === 'wacht') return 'Het rapport wacht op zijn beurt.';
    const stap = totaal > MEESTE_HEEL ? 'gezet' : 'berekend';
    return gedaan < totaal
      ? `${formatNumber(gedaan)} van ${formatGevelvullingen(totaal)} ${stap}.`
      : `${formatGevelvullingen(totaal)} ${stap}. De pagina's worden ${stap === 'gezet' ? 'samengevoegd' : 'gezet'}.`;
  },
};

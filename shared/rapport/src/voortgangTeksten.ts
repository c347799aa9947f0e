import {
  MEESTE_HEEL,
  type RapportInhoud,
  type RapportSchatting,
  type RapportStand,
} from '@adviestool/contract/rapporten';
import { formatGevelvullingen } from '@adviestool/getallen/formatAantal';
import { formatNumber } from '@adviestool/getallen/formatNumber';

const SECONDS_PER_MINUTE = 60;
const BYTES_PER_MEGABYTE = 1_000_000;

const duurTekst = (seconden: number): string => {
  if (seconden < SECONDS_PER_MINUTE) return `${formatNumber(seconden)} seconden`;
  const minuten = Math.ceil(seconden / SECONDS_PER_MINUTE);
  return minuten === 1 ? 'een minuut' : `${formatNumber(minuten)} minuten`;
};

/** What the dialog says before and while a report is made; the page that asks for it does not need it. */
export const voortgangTeksten = {
  inhoud: 'Inhoud',
  inhoudUitleg:
    'Het voorblad, de uitgangspunten en de ondertekende getallen van alle gevelvullingen staan altijd in het rapport.',
  deel: {
    samenvatting: 'Samenvatting',
    gevelvulling: 'Per gevelvulling',
    berekening: 'Berekening van elke gevelvulling',
    bouwlijst: 'Bouwlijst',
  } satisfies Record<RapportInhoud, string>,
  sinds: {
    toggle: 'Gewijzigd sinds een datum',
    versie: (revisie: number) => `Gewijzigd sinds versie ${formatNumber(revisie)}`,
    dag: 'Sinds',
    uitleg: 'Vergelijkt met de stand aan het einde van die dag.',
    kies: 'Kies een datum, of laat dit onderdeel weg.',
  },
  kiesInhoud: 'Kies ten minste één onderdeel.',
  maken: 'Maken',
  annuleren: 'Annuleren',
  /** What is coming. */
  verwachting: ({ paginas, bytes, seconden }: RapportSchatting): string =>
    `Het worden ongeveer ${formatNumber(paginas)} pagina's, ${formatNumber(bytes / BYTES_PER_MEGABYTE, 1)}\u00A0MB. Dat duurt ongeveer ${duurTekst(seconden)}; langer als de server het druk heeft.`,
  voortgang: ({ stand, gedaan, totaal }: RapportStand): string => {
    if (stand === 'wacht') return 'Het rapport wacht op zijn beurt.';
    const stap = totaal > MEESTE_HEEL ? 'gezet' : 'berekend';
    return gedaan < totaal
      ? `${formatNumber(gedaan)} van ${formatGevelvullingen(totaal)} ${stap}.`
      : `${formatGevelvullingen(totaal)} ${stap}. De pagina's worden ${stap === 'gezet' ? 'samengevoegd' : 'gezet'}.`;
  },
};

import type { RapportSoort, RapportStand } from '@adviestool/contract/rapporten';
import { formatGevelvullingen } from '@adviestool/getallen/formatAantal';
import { formatNumber } from '@adviestool/getallen/formatNumber';

export const teksten = {
  rapport: 'Rapport',
  dossier: 'Dossier downloaden',
  titel: {
    rapport: 'Rapport maken',
    dossier: 'Dossier maken',
  } satisfies Record<RapportSoort, string>,
  uitleg: {
    rapport: 'Het adviesrapport met berekening en ondertekende cijfers, als PDF.',
    dossier:
      'Een ZIP met het rapport, de bouwlijst, de kozijnstaat en een lijst van de bestanden met hun SHA-256.',
  } satisfies Record<RapportSoort, string>,
  gevraagd: 'Het rapport wordt aangevraagd.',
  voortgang: ({ stand, gedaan, totaal }: RapportStand): string => {
    if (stand === 'wacht') return 'Het rapport wacht op zijn beurt.';
    return gedaan < totaal
      ? `${formatNumber(gedaan)} van ${formatGevelvullingen(totaal)} berekend.`
      : `${formatGevelvullingen(totaal)} berekend. De pagina's worden gezet.`;
  },
  opgehaald: (naam: string) => `‘${naam}’ is gedownload.`,
  mislukt: 'Het rapport kon niet worden gemaakt.',
  afdrukken: 'Afdrukken via de browser',
  uitweg: {
    /** Where the browser can print. */
    hier: 'U kunt dit advies ook afdrukken via de browser; dat rapport heeft geen ondertekende cijfers.',
    elders:
      'U kunt het advies van een gevelvulling ook afdrukken via de browser, op haar pagina Advies.',
  },
  opnieuw: 'Opnieuw proberen',
  sluiten: 'Sluiten',
  annuleren: 'Niet wachten',
  nietGeladen: 'Dit onderdeel kon niet worden geladen. Probeer het nogmaals.',
} as const;

import type { RapportSoort } from '@adviestool/contract/rapporten';

export const teksten = {
  rapport: 'Rapport',
  dossier: 'Dossier downloaden',
  etiketten: 'Etiketten',
  montage: 'Montagerapport',
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
  opgehaald: (naam: string) => `‘${naam}’ is gedownload.`,
  klaar: 'Het rapport is klaar. Open het in een nieuw tabblad en druk het daar af.',
  openen: 'Rapport openen',
  mislukt: 'Het rapport kon niet worden gemaakt.',
  afdrukken: 'Afdrukken via de browser',
  uitweg: {
    /** Where the browser can print. */
    hier: 'U kunt dit advies ook afdrukken via de browser; die afdruk heeft geen ondertekende cijfers.',
    elders:
      'U kunt het advies van een gevelvulling ook afdrukken via de browser, op de pagina Advies van die gevelvulling.',
  },
  opnieuw: 'Opnieuw proberen',
  sluiten: 'Sluiten',
  annuleren: 'Niet wachten',
  gaatVerder: 'Het rapport wordt verder gemaakt. U vindt het onder Rapporten van het project.',
  geenVergelijking: 'Deze server kan nog niet vergelijken met een eerdere versie.',
  geenDocument: 'Deze server kan dit nog niet maken.',
  nietGeladen: 'Dit onderdeel kon niet worden geladen. Probeer het nogmaals.',
} as const;

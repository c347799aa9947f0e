import { formatNumber } from '@adviestool/getallen/formatNumber';

import type { Aantallen, Gemist } from './aantallen.ts';

const regel = (aantal: number, een: string, meer: string): string =>
  `- ${formatNumber(aantal)} ${aantal === 1 ? een : meer}`;

const metUitkomsten = ({ gevelvullingen, berekend }: Aantallen): string => {
  const uitkomsten = 'met de uitkomsten in gevelvullingen.csv';
  return berekend === gevelvullingen
    ? regel(gevelvullingen, `gevelvulling ${uitkomsten}`, `gevelvullingen ${uitkomsten}`)
    : `${regel(gevelvullingen, 'gevelvulling', 'gevelvullingen')}, waarvan ${formatNumber(berekend)} ${uitkomsten}`;
};

export const teksten = {
  bezig: {
    zelf: 'Uw archief wordt al gemaakt. Wacht tot het klaar is, of annuleer het.',
    ander: (naam: string) =>
      `${naam} laat op dit moment een archief van dit bedrijf maken. Probeer het later nogmaals.`,
  },
  weg: 'Dit archief is er niet meer. Maak een nieuw archief.',
  nietKlaar: 'Het archief is nog niet klaar.',
  mislukt: {
    mislukt: 'Het archief kon niet worden gemaakt. Probeer het nogmaals.',
    geenBeheerder: 'Het archief is niet gemaakt: u bent geen beheerder van dit bedrijf meer.',
  },
  bestandsnaam: (bedrijf: string, datum: string) => `${bedrijf} – alle gegevens – ${datum}.zip`,
  project: (id: number, naam: string) => `Project ${id}, ${naam}`,
  gemist: {
    verwijderd: (aantal: number) =>
      aantal === 1 ? '1 verwijderd project' : `${formatNumber(aantal)} verwijderde projecten`,
    verwijderdReden:
      'Zet een verwijderd project eerst terug; daarna staat het in een nieuw archief.',
    intussenVerwijderd: 'Het project is verwijderd terwijl het archief werd gemaakt.',
    bestand: 'Het projectbestand kon niet worden gemaakt.',
    inTeLezen: (project: string) => `${project}: een projectbestand dat in te lezen is`,
    nietInTeLezen:
      'Het projectbestand staat in dit archief, maar is te groot voor Project importeren: er is te veel op de bouw vastgelegd.',
    catalogus: (naam: string) => `Catalogus ${naam}`,
    rekenen: (project: string) => `${project}: regels in gevelvullingen.csv en bouwlijst.csv`,
    onleesbaar: 'De gevelvullingen kunnen niet worden gelezen. Het projectbestand heeft de tekst.',
    geenCatalogus: 'De catalogus van het project is hier niet bekend.',
    nietBerekend: 'De gevelvullingen konden niet worden berekend.',
    foto: (project: string, id: string) => `${project}: foto ${id}`,
    bijProject: (project: string, naam: string) => `${project}: ${naam}`,
    teGroot: 'Het archief heeft zijn grootste omvang bereikt.',
    anders: 'De inhoud wijkt af van wat bij het bewaren is vastgelegd.',
  },
  /** What is never in it. */
  nooit: [
    {
      wat: 'Geschiedenis van projecten',
      reden: 'Een projectbestand heeft de stand van nu; eerdere versies staan in het product.',
    },
    {
      wat: 'Wachtwoorden, sessies, inzagelinks en de sleutel van de bedrijfslogin',
      reden: 'Daarmee zou wie het archief heeft naar binnen kunnen.',
    },
    {
      wat: 'De lijst van wie uit het bedrijf is verwijderd',
      reden:
        'Die dient om het te zeggen tegen wie terugkomt. Wie wie verwijderde, staat in logboek.csv.',
    },
    {
      wat: 'Het kenmerk van elk lid bij de aanbieder van Inloggen via uw bedrijf',
      reden: 'Dat geldt alleen tussen die aanbieder en deze Adviestool.',
    },
    {
      wat: 'Rapporten die lezers van een inzagelink hebben gevraagd',
      reden: 'Die zijn alleen voor die lezers, en worden een uur bewaard.',
    },
  ] satisfies readonly Gemist[],
  kolommen: {
    projecten: [
      'Projectnummer',
      'Project',
      'Referentienummer',
      'Werkadres',
      'Plaats',
      'Beheerder',
      'Gemaakt',
      'Gewijzigd',
      'Gearchiveerd',
      'Revisie',
      'Gevelvullingen',
      'Bestand',
    ],
    plaats: ['Projectnummer', 'Project'],
    leden: [
      'Naam',
      'E-mailadres',
      'Rol',
      'Laatst ingelogd, ook bij een ander bedrijf',
      'Projecten',
      'Lid',
      'Geblokkeerd',
    ],
    uitnodigingen: ['E-mailadres', 'Naam', 'Rol', 'Uitgenodigd door', 'Verstuurd', 'Verloopt'],
    logboek: [
      'Moment (Nederlandse tijd)',
      'Wie',
      'Gebeurtenis',
      'Over wie',
      'Projectnummer',
      'Project',
      'Bijzonderheden',
      'Code',
    ],
  },
  ja: 'ja',
  nee: 'nee',
  leesMij: {
    naam: 'LEESMIJ.txt',
    tekst: ({
      bedrijf,
      moment,
      door,
      aantallen,
      gemist,
    }: {
      bedrijf: string;
      moment: string;
      door: string;
      aantallen: Aantallen;
      gemist: readonly Gemist[];
    }): string =>
      [
        `Alle gegevens van ${bedrijf} in Adviestool`,
        `Gemaakt op ${moment}, gevraagd door ${door}.`,
        '',
        'Wat erin staat',
        regel(
          aantallen.projecten,
          'project: het projectbestand (.adviestool.json) is in te lezen met Project importeren',
          'projecten: elk projectbestand (.adviestool.json) is in te lezen met Project importeren',
        ),
        metUitkomsten(aantallen),
        regel(aantallen.rapporten, 'bewaard rapport', 'bewaarde rapporten'),
        regel(aantallen.fotos, 'foto van de bouw', 'foto’s van de bouw'),
        regel(aantallen.bestellingen, 'bestelling', 'bestellingen'),
        regel(aantallen.leden, 'lid in leden.csv', 'leden in leden.csv'),
        regel(aantallen.gebeurtenissen, 'regel in logboek.csv', 'regels in logboek.csv'),
        regel(aantallen.catalogi, 'versie van een catalogus', 'versies van catalogi'),
        '- projecten.csv, bouwlijst.csv, uitnodigingen.csv, de instellingen en standaarden van het bedrijf, en het logo als dat er is',
        '',
        'Tijden in de lijsten (.csv) zijn Nederlandse tijd.',
        'manifest.json noemt elk bestand met zijn omvang en SHA-256.',
        '',
        'Wat er niet in staat',
        ...gemist.map(({ wat, reden }) => `- ${wat}. ${reden}`),
        '',
      ].join('\r\n'),
  },
};

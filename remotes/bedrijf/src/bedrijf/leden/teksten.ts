import { formatNumber } from '@adviestool/getallen/formatNumber';

const aantalProjecten = (aantal: number): string =>
  aantal === 1 ? '1 project' : `${formatNumber(aantal)} projecten`;

export const teksten = {
  titel: 'Leden en uitnodigingen',
  lijst: 'Leden',
  projecten: aantalProjecten,
  kolom: {
    naam: 'Naam',
    rol: 'Rol',
    login: 'Laatst ingelogd',
    projecten: 'Projecten',
    acties: 'Acties',
  },
  zonderRol: 'Zonder rol',
  u: '(u)',
  geblokkeerd: 'Geblokkeerd',
  geenLid: 'Geen lid meer',
  nooit: 'Nog niet ingelogd',
  laatst: 'Laatst ingelogd:',
  laatstUitleg:
    'Bij ‘Laatst ingelogd’ telt elke keer mee, ook bij een ander bedrijf. Wie hier inlogde, staat in het logboek.',
  acties: (naam: string) => `Acties voor ${naam}`,
  uitnodigen: 'Mensen uitnodigen',
  rol: {
    wijzigen: 'Rol wijzigen',
    titel: (naam: string) => `Rol van ${naam}`,
    vraag: 'Rol',
    inzagelinks: (mailserver: boolean) =>
      `Inzagelinks naar projecten die dit lid met de nieuwe rol niet meer mag beheren, vervallen.${mailserver ? ' Degene van wie die projecten zijn, krijgt een e-mail.' : ''}`,
    vanAanbieder: (naam: string) =>
      `${naam} logt in via uw bedrijf. Bij de volgende controle of keer inloggen geldt weer de rol die uw aanbieder geeft: wijzig die daar.`,
    opslaan: 'Rol opslaan',
    opgeslagen: (naam: string, rol: string) => `${naam} is nu ${rol.toLowerCase()}.`,
  },
  verwijder: {
    lid: 'Uit het bedrijf verwijderen',
    overdragen: 'Projecten overdragen',
    titel: (naam: string) => `${naam} verwijderen`,
    titelOverdragen: (naam: string) => `Projecten van ${naam} overdragen`,
    uitleg: (naam: string, mailserver: boolean) =>
      `${naam} heeft daarna geen toegang meer tot uw bedrijf${mailserver ? ', leest bij de volgende handeling dat u dit deed en krijgt een e-mail' : ' en leest bij de volgende handeling dat u dit deed'}. De inzagelinks die ${naam} maakte, vervallen. Het account zelf blijft bestaan.`,
    projecten: (naam: string, aantal: number) =>
      `${naam} heeft ${aantalProjecten(aantal)}. Kies wie die krijgt.`,
    naar: 'Projecten gaan naar',
    kies: 'Kies wie de projecten krijgt.',
    verwijderd: (naam: string) => `${naam} is geen lid meer van uw bedrijf.`,
    overgedragen: (naam: string) => `De projecten van ${naam} zijn overgedragen.`,
    niemand: 'Er is niemand die de projecten kan krijgen. Nodig eerst iemand uit.',
  },
  uitnodiging: {
    titel: 'Mensen uitnodigen',
    uitleg: (mailserver: boolean) =>
      `${mailserver ? 'Ieder krijgt een e-mail met een link.' : 'Voor ieder komt er een link, die u kopieert en zelf geeft.'} Daarmee maakt de ontvanger een account, of logt in. De link werkt één keer en is zeven dagen geldig.`,
    adressen: 'E-mailadressen',
    adressenUitleg:
      'Onder elkaar of met komma’s of puntkomma’s ertussen, met of zonder naam: Anna de Boer <anna@voorbeeld.nl>',
    niemand: 'Vul minstens één e-mailadres in.',
    geenAdressen: 'Hier staat geen e-mailadres in, zoals naam@voorbeeld.nl.',
    teVeel: (aantal: number, maximum: number) =>
      `Hier staan ${formatNumber(aantal)} mensen. Nodig er hooguit ${maximum} tegelijk uit.`,
    versturen: 'Uitnodigen',
    geenMailserver:
      'Er is geen mailserver ingesteld: niemand krijgt een e-mail. De berichten staan als bestand in de map ‘mail’ van de gegevensmap op de server. Kopieer de link en stuur hem zelf.',
    uitkomst: {
      lijst: 'Wie is uitgenodigd',
      telling: (gelukt: number, totaal: number) =>
        gelukt === totaal
          ? `${gelukt === 1 ? 'De uitnodiging is' : `Alle ${formatNumber(totaal)} uitnodigingen zijn`} gemaakt.`
          : `${formatNumber(gelukt)} van ${formatNumber(totaal)} uitnodigingen gemaakt.`,
      verstuurd: 'Wordt verstuurd',
      uitgenodigd: 'Uitgenodigd',
      geenAdres: 'Dit is geen e-mailadres.',
      mislukt: 'Niet uitgenodigd. Probeer het opnieuw.',
      verbeteren: 'De rest verbeteren',
      klaar: 'Klaar',
    },
    link: {
      kopieren: 'Link kopiëren',
      voor: (mail: string) => `voor ${mail}`,
      adres: (mail: string) => `Link voor ${mail}`,
      titel: (wie: string) => `Link voor ${wie}`,
      uitleg: (mailserver: boolean) =>
        `Wie de link heeft, kan de uitnodiging aannemen: geef hem alleen aan wie u uitnodigt. ${mailserver ? 'De link in de e-mail blijft ook werken; een' : 'Een'} link die u eerder kopieerde, werkt dan niet meer.`,
      gekopieerd: (mail: string) => `De link voor ${mail} is gekopieerd.`,
      nietGekopieerd: 'Kopiëren lukte niet. De link is geselecteerd: kopieer hem met Ctrl+C.',
    },
    verstuurd: (mail: string) => `De uitnodiging aan ${mail} wordt verstuurd.`,
    lijst: 'Uitnodigingen',
    kolom: { mail: 'E-mailadres', rol: 'Rol', geldig: 'Geldig tot', acties: 'Acties' },
    door: (naam: string) => `Door ${naam}`,
    verlopen: 'Verlopen',
    opnieuw: (mailserver: boolean) => (mailserver ? 'Opnieuw versturen' : 'Opnieuw uitnodigen'),
    intrekken: 'Intrekken',
    ingetrokken: (mail: string) => `De uitnodiging aan ${mail} is ingetrokken.`,
    vraag: (mail: string) => ({
      title: 'Uitnodiging intrekken',
      text: `De link voor ${mail} werkt dan niet meer.`,
      confirm: 'Intrekken',
      cancel: 'Annuleren',
    }),
  },
};

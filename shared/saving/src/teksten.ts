/** What the user reads wherever input is kept, saved, refused or given up. */
export const teksten = {
  concept: {
    teruggezet: 'Uw niet-opgeslagen invoer is teruggezet.',
    ongedaanMaken: 'Ongedaan maken',
  },
  verlaten: {
    titel: 'Wijzigingen niet opgeslagen',
    tekst: 'Wat u hebt ingevuld, is niet opgeslagen en gaat verloren.',
    blijven: 'Blijven',
    verlaten: 'Verlaten',
  },
  conflict: {
    titel: 'Project is intussen gewijzigd',
    onbekend: 'Dit project is door iemand anders of in een ander venster opgeslagen.',
    doorUzelf: (moment: string) =>
      `Dit project is op ${moment} door uzelf in een ander venster gewijzigd.`,
    door: (moment: string, naam: string) => `Dit project is op ${moment} door ${naam} gewijzigd.`,
    gevolg:
      'Bewaart u uw versie, dan komt uw wijziging in het nieuwste project, in de plaats van wat daar nu staat. Laadt u de nieuwste versie, dan vervalt uw wijziging.',
    nietGevraagd:
      'Uw laatste wijziging is niet opgeslagen: intussen is hetzelfde ook elders gewijzigd. Kijk wat er nu staat en wijzig het zo nodig opnieuw.',
    nieuwsteLaden: 'Nieuwste versie laden',
    mijneBewaren: 'Mijn versie bewaren',
  },
  gearchiveerd: 'Dit project staat in het archief. Het kan worden bekeken, maar niet gewijzigd.',
  alleenBekijken: (naam: string | null) =>
    `Dit project is van ${naam ?? 'een collega'}. U mag het bekijken, niet wijzigen.`,
  verwijderd: {
    onbekend: 'Dit project is verwijderd.',
    doorUzelf: (moment: string) => `U hebt dit project op ${moment} verwijderd.`,
    door: (moment: string, naam: string) => `${naam} heeft dit project op ${moment} verwijderd.`,
    invoer:
      'Wat u hebt ingevuld, staat nog op het scherm en kan worden opgeslagen zodra het project is teruggezet.',
    kopieer:
      'Wat u hebt ingevuld, staat nog op het scherm, maar kan niet worden opgeslagen. Kopieer wat u wilt bewaren voordat u deze pagina verlaat.',
    vraag: (naam: string | null) =>
      `Vraag ${naam === null ? 'een beheerder van uw bedrijf' : `${naam} of een beheerder van uw bedrijf`} om het terug te zetten.`,
    nietOpgeslagen: 'Niet opgeslagen.',
    waarTerug: 'U kunt het terugzetten onder Verwijderde projecten, onder de lijst met projecten.',
    terugzetten: 'Project terugzetten',
    naarProjecten: 'Naar projecten',
    teruggezet: (naam: string) => `Project ‘${naam}’ is teruggezet.`,
  },
  spouwankersituatie: {
    nieuw: 'Nieuwe spouwankersituatie',
    zonderMerk: 'Spouwankersituatie zonder merk',
    metMerk: (merk: string) => `Spouwankersituatie ${merk}`,
  },
  opslaanMislukt: 'Opslaan is niet gelukt. Uw invoer staat nog op het scherm.',
  opnieuwProberen: 'Opnieuw proberen',
  eldersOpgeslagen:
    'Dit project is in een ander venster opgeslagen. Uw invoer staat nog op het scherm. Bij het opslaan komt die erbij; is daar hetzelfde veld gewijzigd, dan kiest u welke waarde blijft.',
  eldersVerwijderd: 'Dit project is in een ander venster verwijderd.',
  nietMeerOpgeslagen: 'Niet opgeslagen: u hebt geen toegang meer tot dit bedrijf.',
  intussenVerwijderd: 'Dit project is intussen verwijderd.',
};

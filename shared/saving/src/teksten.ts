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
    nieuwsteLaden: 'Nieuwste versie laden',
    mijneBewaren: 'Mijn versie bewaren',
    opnieuwToevoegen: 'Opnieuw toevoegen',
    invoerWeggooien: 'Invoer weggooien',
    velden:
      'Een ander heeft gewijzigd wat u ook hebt gewijzigd. Wat u verder hebt gewijzigd, blijft in beide gevallen staan.',
    veldenGevolg:
      'Bewaart u uw versie, dan komt uw waarde in het project. Laadt u de nieuwste versie, dan staat hier daarna de andere waarde, en slaat u zelf op.',
    verdringing:
      'Met uw wijziging vervalt wat een ander intussen heeft ingevuld. Bewaart u uw versie, dan vervalt het. Laadt u de nieuwste versie, dan vervalt uw invoer op deze pagina.',
    verwijderd: (naam: string, door: string) =>
      `Gevelvulling ${naam} is intussen verwijderd door ${door}. U kunt haar met uw invoer opnieuw toevoegen, of uw invoer weggooien.`,
    uzelf: 'uzelf in een ander venster',
    iemandAnders: 'iemand anders',
    leeg: 'niet ingevuld',
    veld: (waar: string | null) => (waar === null ? '' : `${waar}: `),
    waarden: (mijn: string, nieuwste: string, door: string) =>
      `bij u ${mijn}, door ${door} gewijzigd in ${nieuwste}`,
    pastNiet: (velden: string) =>
      `Niet opgeslagen: een ander heeft intussen gewijzigd waar uw invoer op steunt. ${velden}Kijk de invoer na en sla opnieuw op.`,
    vervalt: (labels: string) => `Wat niet meer past, is vervallen: ${labels}. `,
    steeds:
      'Dit project wordt steeds door een ander gewijzigd, of kan niet meer worden gelezen. Probeer het over een ogenblik opnieuw.',
  },
  overgenomen: {
    gewijzigd: (veld: string, door: string, waarde: string) =>
      `${veld} is door ${door} gewijzigd in ${waarde}.`,
    leeggemaakt: (veld: string, door: string) => `${veld} is door ${door} leeggemaakt.`,
    meer: (aantal: number) =>
      aantal === 1
        ? 'Nog 1 waarde is door een ander gewijzigd; de geschiedenis toont haar.'
        : `Nog ${String(aantal)} waarden zijn door een ander gewijzigd; de geschiedenis toont ze.`,
  },
  gearchiveerd: 'Dit project staat in het archief. Het kan worden bekeken, maar niet gewijzigd.',
  alleenBekijken: (naam: string | null) =>
    `Dit project is van ${naam ?? 'een collega'}. U mag het bekijken, niet wijzigen.`,
  verwijderd: {
    tekst:
      'Dit project is verwijderd. Wat u hebt ingevuld, staat nog op het scherm en kan worden opgeslagen zodra het project is teruggezet.',
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
    'Dit project is in een ander venster opgeslagen. Uw invoer staat nog op het scherm. Bij het opslaan komt zij erbij; is daar hetzelfde veld gewijzigd, dan kiest u welke waarde blijft.',
  eldersVerwijderd: 'Dit project is in een ander venster verwijderd.',
  intussenVerwijderd: 'Dit project is intussen verwijderd.',
};

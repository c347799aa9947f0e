import type { Zichtbaarheid } from '@adviestool/contract/groepInstellingen';

/** What somebody keeps of a project that is handed over; `wie` is a name, or U. */
const houdt: Readonly<Record<Zichtbaarheid, (wie: string) => string>> = {
  eigen: (wie) => `${wie} ziet het daarna niet meer.`,
  bekijken: (wie) => `${wie} mag het daarna nog bekijken, niet meer wijzigen.`,
  wijzigen: (wie) => `${wie} mag het daarna nog bekijken en wijzigen, niet meer beheren.`,
};

export const teksten = {
  titel: 'Overdragen',
  uitleg:
    'Geef het project aan een collega, die het vanaf dan beheert. De overdracht staat in de geschiedenis. Als dat is ingesteld, krijgt de collega een e-mail.',
  collega: 'Collega',
  kies: 'Kies een collega',
  kiesEerst: 'Kies eerst aan wie u het project overdraagt.',
  actie: 'Project overdragen',
  geenCollegas: 'Er is geen collega aan wie u dit project kunt overdragen.',
  laden: 'De namen van uw collega’s worden opgehaald.',
  nietGeladen: 'De namen van uw collega’s konden niet worden opgehaald.',
  opnieuw: 'Opnieuw proberen',
  houdt,
  /** The roles of a colleague are not known here. */
  houdtAnder: (naam: string, gevolg: string) =>
    `${gevolg} Is ${naam} beheerder of projectbeheerder, dan houdt die alle rechten.`,
  houdtBeheer: 'Door uw rol blijft u het zien, wijzigen en beheren.',
  vraag: (project: string, collega: string, gevolg: string) => ({
    title: 'Project overdragen',
    text: `‘${project}’ wordt van ${collega}. ${gevolg} Inzagelinks van het project vervallen.`,
    confirm: 'Project overdragen',
    cancel: 'Annuleren',
  }),
  gedaan: (project: string, collega: string) => `‘${project}’ is overgedragen aan ${collega}.`,
  geenRecht: 'U mag dit project niet overdragen.',
  gewijzigd: 'Dit project is intussen gewijzigd. Bekijk het nog eens voordat u het overdraagt.',
};

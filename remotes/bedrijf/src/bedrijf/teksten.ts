import type { Zichtbaarheid } from '@adviestool/contract/groepInstellingen';

export const teksten = {
  titel: 'Bedrijf',
  gegevens: {
    titel: 'Gegevens',
    naam: 'Naam',
    catalogus: 'Catalogus',
    geenCatalogus: 'Er is nog geen catalogus bekend.',
    onbenoemd: 'Zonder naam',
    sinds: (datum: string) => `in gebruik sinds ${datum}`,
    standaarden: 'Standaarden van het bedrijf',
    gebruik: 'Gebruik en ruimte',
    inzagelinks: 'Inzagelinks',
    bedrijfslogin: 'Inloggen via uw bedrijf',
  },
  zichtbaarheid: {
    titel: 'Projecten van collega’s',
    vraag: 'Wat mogen medewerkers met elkaars projecten?',
    keuzes: {
      eigen: {
        label: 'Alleen eigen projecten',
        description: 'Medewerkers zien alleen de projecten die zij zelf beheren.',
      },
      bekijken: {
        label: 'Elkaars projecten bekijken',
        description: 'Medewerkers zien alle projecten en wijzigen alleen hun eigen projecten.',
      },
      wijzigen: {
        label: 'Elkaars projecten wijzigen',
        description:
          'Medewerkers zien en wijzigen alle projecten. Verwijderen doet wie het project beheert.',
      },
    } satisfies Record<Zichtbaarheid, { label: string; description: string }>,
    geldt: {
      eigen: 'Medewerkers zien alleen hun eigen projecten.',
      bekijken: 'Medewerkers kunnen elkaars projecten bekijken.',
      wijzigen: 'Medewerkers kunnen elkaars projecten bekijken en wijzigen.',
    } satisfies Record<Zichtbaarheid, string>,
    wieErin: {
      open: 'Let op: iedereen kan in dit bedrijf zelf een account maken, met een e-mailadres dat niemand heeft gecontroleerd. Wie dat doet, is meteen medewerker.',
      uitgenodigd:
        'Niemand kan zelf een account maken: wie een beheerder uitnodigt, komt in dit bedrijf.',
      bedrijfslogin:
        'Ook wie via uw bedrijf inlogt met een bevestigd e-mailadres van het bedrijf, wordt lid.',
    },
    opslaan: 'Keuze opslaan',
    opgeslagen: 'De keuze voor projecten van collega’s is opgeslagen.',
  },
};

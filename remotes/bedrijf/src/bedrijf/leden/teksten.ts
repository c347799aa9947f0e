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
  zonderRol: 'Lid',
  u: '(u)',
  geblokkeerd: 'Geblokkeerd',
  geenLid: 'Geen lid meer',
  nooit: 'Nog niet ingelogd',
  laatst: 'Laatst ingelogd:',
  acties: (naam: string) => `Acties voor ${naam}`,
  uitnodigen: 'Iemand uitnodigen',
  rol: {
    wijzigen: 'Rol wijzigen',
    titel: (naam: string) => `Rol van ${naam}`,
    vraag: 'Rol',
    inzagelinks:
      'Inzagelinks naar projecten die dit lid met de nieuwe rol niet meer mag beheren, vervallen. Van wie die projecten zijn, krijgt een e-mail.',
    opslaan: 'Rol opslaan',
    opgeslagen: (naam: string, rol: string) => `${naam} is nu ${rol.toLowerCase()}.`,
  },
  verwijder: {
    lid: 'Uit het bedrijf verwijderen',
    overdragen: 'Projecten overdragen',
    titel: (naam: string) => `${naam} verwijderen`,
    titelOverdragen: (naam: string) => `Projecten van ${naam} overdragen`,
    uitleg: (naam: string) =>
      `${naam} heeft daarna geen toegang meer tot uw bedrijf, leest bij de volgende handeling dat u dit deed en krijgt een e-mail. De inzagelinks die ${naam} maakte, vervallen. Het account zelf blijft bestaan.`,
    projecten: (naam: string, aantal: number) =>
      `${naam} heeft ${aantalProjecten(aantal)}. Kies wie die krijgt.`,
    naar: 'Projecten gaan naar',
    kies: 'Kies wie de projecten krijgt.',
    verwijderd: (naam: string) => `${naam} is geen lid meer van uw bedrijf.`,
    overgedragen: (naam: string) => `De projecten van ${naam} zijn overgedragen.`,
    niemand: 'Er is niemand die de projecten kan krijgen. Nodig eerst iemand uit.',
  },
  uitnodiging: {
    titel: 'Iemand uitnodigen',
    uitleg:
      'U stuurt een e-mail met een link. Daarmee kiest de ontvanger een naam en een wachtwoord, of logt in. De link werkt één keer en is zeven dagen geldig.',
    mail: 'E-mailadres',
    versturen: 'Uitnodiging versturen',
    verstuurd: (mail: string) => `De uitnodiging aan ${mail} is verstuurd.`,
    lijst: 'Uitnodigingen',
    kolom: { mail: 'E-mailadres', rol: 'Rol', geldig: 'Geldig tot', acties: 'Acties' },
    door: (naam: string) => `Door ${naam}`,
    verlopen: 'Verlopen',
    opnieuw: 'Opnieuw versturen',
    intrekken: 'Intrekken',
    ingetrokken: (mail: string) => `De uitnodiging aan ${mail} is ingetrokken.`,
    vraag: (mail: string) => ({
      title: 'Uitnodiging intrekken',
      text: `De link die aan ${mail} is gestuurd, werkt dan niet meer.`,
      confirm: 'Intrekken',
      cancel: 'Annuleren',
    }),
  },
};

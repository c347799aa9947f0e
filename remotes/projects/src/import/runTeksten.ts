import type { ImportFailure } from '@adviestool/contract/importQueue';

export const runTeksten = {
  bijwerkenNietMogelijk: (naam: string) =>
    `Bijwerken is nog niet mogelijk. Project ‘${naam}’ is overgeslagen.`,
  nietVoltooid: (naam: string) =>
    `Een import is niet voltooid. Project ‘${naam}’ is mogelijk verwijderd en niet vervangen.`,
  typeNietOndersteund: (merk: string | null, type: string) =>
    merk === null
      ? `Een gevelvulling heeft een type dat niet wordt ondersteund: ‘${type}’.`
      : `Gevelvulling ‘${merk}’ heeft een type dat niet wordt ondersteund: ‘${type}’.`,
  nietTeGebruiken: (velden: string) => `Het bericht is niet te gebruiken. ${velden}`,
  meerDanEen:
    'Er zijn meerdere projecten met deze koppeling. Verwijder de koppeling bij alle projecten op één na.',
  intussenGewijzigd:
    'Het is bewerkt nadat het voor deze import was opgezocht. Stuur het model opnieuw om het alsnog te overschrijven.',
  andereGebruiker: 'U bent uitgelogd of opnieuw ingelogd. Dit project is niet geïmporteerd.',
};

/** The labels of what can be wrong in a message, by the names of the body. */
export const VELDEN: Readonly<Record<string, string>> = {
  name: 'Projectnaam',
  referentienummer: 'Referentienummer',
  werkadres: 'Werkadres',
  plaats_werkadres: 'Plaats werkadres',
  type: 'Soort koppeling',
  external_id: 'Koppeling',
};

export const MISLUKT: Readonly<Record<ImportFailure['action'], string | null>> = {
  prepare: null,
  delete: 'Het bestaande project kon niet worden verwijderd.',
  create: 'Het project kon niet worden aangemaakt.',
  connect: 'De koppeling met het bouwmodel kon niet worden toegevoegd.',
  undo: null,
};

export const OUD: Readonly<Record<NonNullable<ImportFailure['old']>, string>> = {
  kept: 'Het bestaande project is gebleven zoals het was.',
  restored: 'Het bestaande project is teruggezet.',
  deleted: 'Het bestaande project is verwijderd en kon niet worden teruggezet.',
  unknown: 'Het is niet zeker of het bestaande project is verwijderd.',
};

export const NIEUW = {
  gebleven: 'Het nieuwe project kon niet worden verwijderd en staat nog in de lijst.',
  onzeker:
    'Het is niet zeker of het nieuwe project is aangemaakt. Controleer de lijst met projecten.',
};

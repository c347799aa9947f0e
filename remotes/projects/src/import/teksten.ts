import type { ImportAction, ImportFailure, ImportStrategy } from '@adviestool/contract/importQueue';
import type { ImportSummary } from '@adviestool/domain/import/importQueue';
import { formatGevelvullingen } from '@adviestool/ui/formatAantal';
import type { Tone } from '@adviestool/ui/tone';

export const teksten = {
  titel: (aantal: number) => (aantal === 1 ? 'Project importeren' : 'Projecten importeren'),
  leeg: 'Er zijn geen projecten gevonden om te importeren.',
  lijst: 'Te importeren projecten',
  gevelvullingen: formatGevelvullingen,
  opzoeken: 'Wordt opgezocht…',
  nieuw: 'Nieuw',
  bestaat: 'Bestaat al',
  bestaandVan: (naam: string | null) =>
    naam === null
      ? 'Er is al een project van dit model, laatst bewerkt'
      : `Er is al een project van dit model: ‘${naam}’, laatst bewerkt`,
  keuze: (naam: string) => `Wat moet er met ‘${naam}’ gebeuren?`,
  overschrijvenUitleg:
    'Het bestaande project wordt verwijderd, met alles wat daarin is ingevuld. Het nieuwe komt ervoor in de plaats.',
  kiesStrategie: 'Kies wat er met dit project moet gebeuren.',
  nietOpgezocht: 'Dit project kan niet worden geïmporteerd',
  opnieuw: 'Opnieuw proberen',
  wachtrij: 'In de wachtrij',
  bezig: 'Bezig',
  geimporteerd: 'Geïmporteerd',
  overgeslagen: 'Overgeslagen',
  mislukt: 'Mislukt',
  annuleren: 'Annuleren',
  importeren: 'Importeren',
  afronden: 'Afronden',
  later: (aantal: number) =>
    aantal === 1
      ? 'Intussen is nog een project ontvangen. Na het afronden kiest u wat daarmee moet gebeuren.'
      : `Intussen zijn nog ${aantal} projecten ontvangen. Na het afronden kiest u wat daarmee moet gebeuren.`,
  voortgang: (gedaan: number, aantal: number) =>
    aantal === 1 ? 'Het project wordt geïmporteerd.' : `${gedaan} van ${aantal} projecten gedaan.`,
  strategie: {
    create: 'Aanmaken',
    overwrite: 'Overschrijven',
    update: 'Bijwerken',
    skip: 'Overslaan',
  } satisfies Record<ImportStrategy, string>,
  actie: {
    prepare: 'Wordt voorbereid…',
    delete: 'Het bestaande project wordt verwijderd…',
    create: 'Het project wordt aangemaakt…',
    connect: 'De koppeling met het bouwmodel wordt toegevoegd…',
    undo: 'Wat is gedaan wordt teruggedraaid…',
  } satisfies Record<ImportAction, string>,
  uitkomst: {
    skipped: { kind: 'info', titel: 'Import overgeslagen' },
    success: { kind: 'ok', titel: 'Import succesvol' },
    error: { kind: 'bad', titel: 'Import mislukt' },
    partial: { kind: 'warn', titel: 'Import deels succesvol' },
  } satisfies Record<ImportSummary, { kind: Tone; titel: string }>,
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
  /** The labels of what can be wrong in a message, by the names of the body. */
  velden: {
    name: 'Projectnaam',
    referentienummer: 'Referentienummer',
    werkadres: 'Werkadres',
    plaats_werkadres: 'Plaats werkadres',
    type: 'Soort koppeling',
    external_id: 'Koppeling',
  } satisfies Record<string, string>,
  nietGelukt: {
    prepare: null,
    delete: 'Het bestaande project kon niet worden verwijderd.',
    create: 'Het project kon niet worden aangemaakt.',
    connect: 'De koppeling met het bouwmodel kon niet worden toegevoegd.',
    undo: null,
  } satisfies Record<ImportFailure['action'], string | null>,
  oudProject: {
    kept: 'Het bestaande project is gebleven zoals het was.',
    restored: 'Het bestaande project is teruggezet.',
    deleted: 'Het bestaande project is verwijderd en kon niet worden teruggezet.',
    unknown: 'Het is niet zeker of het bestaande project is verwijderd.',
  } satisfies Record<NonNullable<ImportFailure['old']>, string>,
  nieuwProject: {
    gebleven: 'Het nieuwe project kon niet worden verwijderd en staat nog in de lijst.',
    onzeker:
      'Het is niet zeker of het nieuwe project is aangemaakt. Controleer de lijst met projecten.',
  },
};

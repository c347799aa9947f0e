import type { ImportAction, ImportStrategy } from '@adviestool/contract/importQueue';
import type { ImportSummary } from '@adviestool/domain/import/importQueue';
import type { Tone } from '@adviestool/ui/tone';

export const teksten = {
  titel: (aantal: number) => (aantal === 1 ? 'Project importeren' : 'Projecten importeren'),
  leeg: 'Er zijn geen projecten gevonden om te importeren.',
  lijst: 'Te importeren projecten',
  gevelvullingen: (aantal: number) =>
    aantal === 1 ? '1 gevelvulling' : `${aantal} gevelvullingen`,
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
};

export const strategieLabels: Readonly<Record<ImportStrategy, string>> = {
  create: 'Aanmaken',
  overwrite: 'Overschrijven',
  update: 'Bijwerken',
  skip: 'Overslaan',
};

export const actieLabels: Readonly<Record<ImportAction, string>> = {
  prepare: 'Wordt voorbereid…',
  delete: 'Het bestaande project wordt verwijderd…',
  create: 'Het project wordt aangemaakt…',
  connect: 'De koppeling met het bouwmodel wordt toegevoegd…',
  undo: 'Wat is gedaan wordt teruggedraaid…',
};

export const uitkomsten: Readonly<Record<ImportSummary, { kind: Tone; titel: string }>> = {
  skipped: { kind: 'info', titel: 'Import overgeslagen' },
  success: { kind: 'ok', titel: 'Import succesvol' },
  error: { kind: 'bad', titel: 'Import mislukt' },
  partial: { kind: 'warn', titel: 'Import deels succesvol' },
};

import { formatGevelvullingen } from '@adviestool/getallen/formatAantal';
import { formatNumber } from '@adviestool/getallen/formatNumber';

export const teksten = {
  nietGevonden: 'Gevelvulling niet gevonden.',
  onleesbaar: 'De gevelvullingen van dit project kunnen niet worden gelezen of gewijzigd.',
  nietToevoegen: 'U mag dit project bekijken, niet wijzigen.',
  nietOpgeslagen: 'Niet opgeslagen',
  nogNietOpgeslagen: 'Nog niet opgeslagen',
  opgeslagenOm: (tijd: string) => `Opgeslagen om ${tijd}`,
  opgeslagenOp: (moment: string) => `Opgeslagen op ${moment}`,
  vorige: 'Vorige',
  volgende: 'Volgende',
  naarAdvies: 'Naar advies',
  naarProject: 'Naar project',
  nieuweGevelvulling: 'Nieuwe gevelvulling',
  navigatie: {
    naam: 'Gevelvullingen van het project',
    vorige: (naam: string) => `Vorige gevelvulling: ${naam}`,
    volgende: (naam: string) => `Volgende gevelvulling: ${naam}`,
    kies: 'andere gevelvulling kiezen',
    plaats: (nummer: number, aantal: number) =>
      `${formatNumber(nummer)} van ${formatNumber(aantal)}`,
    titel: 'Naar gevelvulling',
    zoek: 'Zoeken op merk of omschrijving',
    gevonden: formatGevelvullingen,
    meer: (aantal: number) => `Nog ${formatNumber(aantal)}. Zoek op merk om ze te vinden.`,
  },
  stapTitel: (stap: { nummer: number; aantal: number; label: string }, project: string) =>
    `Stap ${stap.nummer} van ${stap.aantal} – ${stap.label} – ${project}`,
  zonderNaam: 'Project zonder naam',
  zonderMerk: 'Gevelvulling zonder merk',
};

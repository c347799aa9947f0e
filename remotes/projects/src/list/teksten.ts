import { formatNumber } from '@adviestool/ui/format';

const aantalProjecten = (aantal: number): string => {
  if (aantal === 0) return 'Geen projecten';
  return aantal === 1 ? '1 project' : `${formatNumber(aantal)} projecten`;
};

export const teksten = {
  leeg: 'U hebt nog geen projecten.',
  importUitleg: 'Projecten uit een bouwmodel komen binnen via de koppeling in uw tekenprogramma.',
  nietsGevonden: 'Geen projecten gevonden.',
  nietGeladen: 'De projecten konden niet worden opgehaald.',
  gevonden: (aantal: number, zoekterm: string) =>
    zoekterm === ''
      ? `${aantalProjecten(aantal)} gevonden.`
      : `${aantalProjecten(aantal)} gevonden voor ‘${zoekterm}’.`,
};

import type { Samenvatting } from '@adviestool/contract/samenvatting';
import { formatNumber } from '@adviestool/getallen/formatNumber';

const aantalProjecten = (aantal: number): string => {
  if (aantal === 0) return 'Geen projecten';
  return aantal === 1 ? '1 project' : `${formatNumber(aantal)} projecten`;
};

/** "47 van 60 gereed · 7 voldoen niet" */
const stand = ({ gevelvullingen, gereed, voldoet_niet }: Samenvatting): string =>
  [
    `${formatNumber(gereed)} van ${formatNumber(gevelvullingen)} gereed`,
    ...(voldoet_niet === 0
      ? []
      : [`${formatNumber(voldoet_niet)} ${voldoet_niet === 1 ? 'voldoet' : 'voldoen'} niet`]),
  ].join(' · ');

export const teksten = {
  onleesbaar: 'Onleesbaar',
  geenGevelvullingen: 'Nog geen gevelvullingen',
  stand,
  leeg: 'U hebt nog geen projecten.',
  van: { naam: 'Van wie', alle: 'Alle', mij: 'Van mij', collegas: 'Van collega’s' },
  vanWie: (naam: string) => `Van ${naam}`,
  nietsVan: {
    mij: 'U hebt zelf nog geen projecten.',
    collegas: 'Uw collega’s hebben nog geen projecten.',
  },
  gewijzigd: 'Gewijzigde adviezen',
  aantalGewijzigd: (aantal: number) => `${formatNumber(aantal)} gewijzigd`,
  waarschuwingen: (aantal: number) =>
    `${formatNumber(aantal)} ${aantal === 1 ? 'waarschuwing' : 'waarschuwingen'}`,
  bronVerlopen: 'Bron verlopen',
  nietsGewijzigd: (onberekend: number) =>
    onberekend === 0
      ? 'Geen enkel vastgesteld advies is gewijzigd.'
      : 'Voor zover te berekenen is geen enkel vastgesteld advies gewijzigd.',
  onberekend: (aantal: number) =>
    `Van ${aantalProjecten(aantal)} met een vastgesteld advies is niet te berekenen of het is gewijzigd: de gevelvullingen zijn niet te lezen of de catalogus ontbreekt.`,
  gearchiveerd: 'Gearchiveerd',
  nietsGearchiveerd: 'Er staan geen projecten in het archief.',
  importeren: 'Importeren',
  verwijderd: 'Verwijderde projecten',
  nietsGevonden: 'Geen projecten gevonden.',
  nietGeladen: 'De projecten konden niet worden opgehaald.',
  gevonden: (aantal: number, zoekterm: string) =>
    zoekterm === ''
      ? `${aantalProjecten(aantal)} gevonden.`
      : `${aantalProjecten(aantal)} gevonden voor ‘${zoekterm}’.`,
};

import type { Samenvatting } from '@adviestool/contract/samenvatting';
import { formatNumber } from '@adviestool/getallen/formatNumber';

import type { ListState } from './listState.ts';

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

type Getoond = Pick<ListState, 'van' | 'gearchiveerd'>;

/** "projecten van uzelf buiten het archief": what was looked at */
const projectenIn = ({ van, gearchiveerd }: Getoond): string =>
  `projecten${van === null ? '' : ` van ${van === 'mij' ? 'uzelf' : 'collega’s'}`} ${gearchiveerd ? 'in' : 'buiten'} het archief`;

export const teksten = {
  nietTeBerekenen: 'Niet te berekenen',
  geenGevelvullingen: 'Nog geen gevelvullingen',
  stand,
  leeg: 'U hebt nog geen projecten.',
  van: { naam: 'Van wie', alle: 'Alle', mij: 'Van mij', collegas: 'Van collega’s' },
  vanWie: (naam: string) => `Van ${naam}`,
  gewijzigd: 'Gewijzigde adviezen',
  aantalGewijzigd: (aantal: number) => `${formatNumber(aantal)} gewijzigd`,
  waarschuwingen: (aantal: number) =>
    `${formatNumber(aantal)} ${aantal === 1 ? 'waarschuwing' : 'waarschuwingen'}`,
  nietGetoetst: (aantal: number) => `Bevestiging niet getoetst bij ${formatNumber(aantal)}`,
  bronVerlopen: 'Bron verlopen',
  nietsGewijzigd: (state: Getoond, onberekend: number) =>
    `In de ${projectenIn(state)} is ${onberekend === 0 ? '' : 'voor zover te berekenen '}geen enkel vastgesteld advies gewijzigd.`,
  onberekend: (aantal: number) =>
    `Van ${aantalProjecten(aantal)} met een vastgesteld advies is niet te berekenen of het is gewijzigd: de gevelvullingen zijn niet te lezen of de catalogus ontbreekt.`,
  gearchiveerd: 'Gearchiveerd',
  nietsIn: (state: Getoond) => `Er zijn geen ${projectenIn(state)}.`,
  importeren: 'Importeren',
  verwijderd: 'Verwijderde projecten',
  nietsGevonden: 'Geen projecten gevonden.',
  nietGeladen: 'De projecten konden niet worden opgehaald.',
  gevonden: (aantal: number, zoekterm: string) =>
    zoekterm === ''
      ? `${aantalProjecten(aantal)} gevonden.`
      : `${aantalProjecten(aantal)} gevonden voor ‘${zoekterm}’.`,
};

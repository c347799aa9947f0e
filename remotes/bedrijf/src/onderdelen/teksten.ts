import { formatNumber } from '@adviestool/getallen/formatNumber';
import { formatDateTime } from '@adviestool/ui/format';

/** What a switch of the site was, by its kind in the log. */
const SOORTEN: Readonly<Record<string, string>> = {
  assemble: 'Samengesteld',
  catalogus: 'Catalogus vervangen',
  deploy: 'Geplaatst',
  promote: 'Vrijgegeven',
  prune: 'Opgeruimd',
  rollback: 'Teruggezet',
  share: 'Aan een deel gegeven',
  unlock: 'Ontgrendeld',
};

export const teksten = {
  titel: 'Onderdelen',
  uitleg:
    'De adviestool bestaat uit onderdelen die elk een eigen versie hebben. Hier ziet u welke versies uw bedrijf gebruikt, sinds wanneer, en wie ze heeft geplaatst.',
  leeg: 'Wat er draait, is op deze server niet bekend.',
  leegUitleg: 'De bestanden van de site staan ergens anders. Wie de site beheert, weet het wel.',
  release: (release: string) => `Release ${release}`,
  sinds: (moment: string, door: string) => `sinds ${moment}, door ${door}.`,
  onbekendSinds: 'Sinds wanneer is niet bekend.',
  draait: 'Wat er draait',
  kolom: { onderdeel: 'Onderdeel', versie: 'Versie', sinds: 'Sinds', door: 'Door' },
  storingen: 'Storingen',
  geen: '–',
  storingenUitleg: (sinds: Date) =>
    `Een storing is een onderdeel dat in een browser niet laadt, niet werkt of niets toont. Deze server telt ze per versie, van alle bedrijven samen, sinds ${formatDateTime(sinds)}; zijn er meer servers, dan telt elk de eigen.`,
  wisselingen: 'Laatste wisselingen',
  geenWisselingen: 'Er zijn geen wisselingen bekend.',
  wisseling: { op: 'Wanneer', wat: 'Wat', door: 'Wie', reden: 'Reden' },
  soort: (soort: string) => SOORTEN[soort] ?? soort,
  aantal: (aantal: number) => `${formatNumber(aantal)} onderdelen`,
  overgang: (van: string, naar: string) => `${van} → ${naar}`,
};

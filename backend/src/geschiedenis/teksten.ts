import { formatNumber } from '@adviestool/getallen/formatNumber';

export const teksten = {
  geenVersie: (revision: number) =>
    `Versie ${formatNumber(revision)} staat niet (meer) in de geschiedenis van dit project.`,
  bestondNiet: (moment: string) =>
    `Op die datum bestond dit project nog niet: het is op ${moment} aangemaakt. Kies een latere datum.`,
  nogNiet: 'Die datum is er nog niet. Kies een datum tot en met vandaag.',
  nietBewaard: (moment: string, eerste: number) =>
    `Van die datum is niet bewaard hoe het project was: de geschiedenis begint op ${moment}. Kies een latere datum, of vergelijk met versie ${formatNumber(eerste)}, het begin van de geschiedenis.`,
  eenVanBeide: 'Kies een versie of een datum om mee te vergelijken.',
} as const;

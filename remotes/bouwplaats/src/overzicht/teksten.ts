import { formatNumber } from '@adviestool/getallen/formatNumber';

export const teksten = {
  titel: 'Op de bouw',
  openen: 'Bouwplaats openen',
  opnieuw: 'Opnieuw proberen',
  nietGeladen: 'Wat er op de bouw is gemonteerd, kon niet worden opgehaald.',
  tabel: 'Gemonteerd per bouwlaag',
  bouwlaag: 'Bouwlaag',
  gemonteerd: 'Gemonteerd',
  teDoen: 'Nog te doen',
  afwijkingen: 'Afwijkingen',
  gemonteerdVan: (aantal: number, totaal: number) =>
    `${formatNumber(aantal)} van ${formatNumber(totaal)}`,
  aandacht: 'Vraagt aandacht',
  gezegd: (
    stuk: number,
    {
      afwijking,
      toelichting,
      door,
    }: { afwijking: string; toelichting: string; door: string | null },
  ) =>
    [
      `Stuk ${formatNumber(stuk)}: ${afwijking.toLowerCase()}`,
      ...(toelichting === '' ? [] : [`“${toelichting}”`]),
      ...(door === null ? [] : [door]),
    ].join('. '),
  weg: (aantal: number) =>
    aantal === 1
      ? 'Van 1 gevelvulling die niet meer in het project staat, is montage vastgelegd.'
      : `Van ${formatNumber(aantal)} gevelvullingen die niet meer in het project staan, is montage vastgelegd.`,
} as const;

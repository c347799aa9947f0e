import { bouwlijstTeksten } from '@adviestool/domain/bouwlijst/bouwlijstTeksten';
import { formatNumber } from '@adviestool/getallen/formatNumber';

export const teksten = {
  ...bouwlijstTeksten,
  naarProject: 'Naar project',
  afdrukken: 'Bouwlijst afdrukken',
  exporteren: 'Bouwlijst exporteren',
  alsXlsx: 'Excel-bestand (.xlsx)',
  alsCsv: 'CSV-bestand (.csv)',
  exportMislukt: 'Het bestand kon niet worden gemaakt. Probeer het nogmaals.',
  leeg: 'Er is nog niets om te bestellen.',
  leegUitleg:
    'De bouwlijst telt de hoekankers en bevestigingsmiddelen van elke gevelvulling waarvan het advies gereed is.',
  perGevelvullingTonen: (aantal: number) => `Per gevelvulling (${formatNumber(aantal)})`,
  samenvatting: {
    producten: (aantal: number) =>
      aantal === 1 ? '1 product' : `${formatNumber(aantal)} producten`,
    stuks: (aantal: number) => (aantal === 1 ? '1 stuk' : `${formatNumber(aantal)} stuks`),
    voldoenNiet: (aantal: number) =>
      aantal === 1 ? '1 voldoet niet' : `${formatNumber(aantal)} voldoen niet`,
    nietMeegeteld: (aantal: number) => `${formatNumber(aantal)} niet meegeteld`,
    gewijzigd: (aantal: number) => `${formatNumber(aantal)} gewijzigd`,
    nietVastgesteld: (aantal: number) => `${formatNumber(aantal)} niet vastgesteld`,
    compleet: 'alles meegeteld en voldoet',
  },
  gezakt: (aantal: number) =>
    aantal === 1
      ? '1 gevelvulling voldoet niet, en is wel meegeteld'
      : `${formatNumber(aantal)} gevelvullingen voldoen niet, en zijn wel meegeteld`,
  gewijzigd: (aantal: number) =>
    aantal === 1
      ? '1 advies is gewijzigd nadat het is vastgesteld; geteld is wat nu geldt'
      : `${formatNumber(aantal)} adviezen zijn gewijzigd nadat ze zijn vastgesteld; geteld is wat nu geldt`,
  gewijzigdKort: 'komt anders uit dan is vastgesteld',
  nietVastgesteld: (aantal: number) =>
    aantal === 1
      ? '1 advies is niet vastgesteld'
      : `${formatNumber(aantal)} adviezen zijn niet vastgesteld`,
  nietVastgesteldKort: 'niet vastgesteld',
  voldoetNietKort: 'het gekozen aantal hoekankers voldoet niet',
  welke: 'Welke',
  ontbreekt: (aantal: number) =>
    aantal === 1
      ? '1 gevelvulling is niet meegeteld'
      : `${formatNumber(aantal)} gevelvullingen zijn niet meegeteld`,
  voldoetNiet: 'Voldoet niet',
  onvolledig: 'Onvolledig',
  voorbeeldproducten: 'Voorbeeldproducten',
  perStukKort: 'Per stuk',
  geen: '–',
} as const;

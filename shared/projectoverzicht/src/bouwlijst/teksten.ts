import { bouwlijstTeksten } from '@adviestool/domain/bouwlijst/bouwlijstTeksten';
import { formatCount } from '@adviestool/ui/format';

export const teksten = {
  ...bouwlijstTeksten,
  leeg: 'Er is nog niets om te bestellen.',
  perGevelvullingTonen: (aantal: number) => `Per gevelvulling (${formatCount(aantal)})`,
  samenvatting: {
    producten: (aantal: number) =>
      aantal === 1 ? '1 product' : `${formatCount(aantal)} producten`,
    stuks: (aantal: number) => (aantal === 1 ? '1 stuk' : `${formatCount(aantal)} stuks`),
    voldoenNiet: (aantal: number) =>
      aantal === 1 ? '1 voldoet niet' : `${formatCount(aantal)} voldoen niet`,
    nietMeegeteld: (aantal: number) => `${formatCount(aantal)} niet meegeteld`,
    gewijzigd: (aantal: number) => `${formatCount(aantal)} gewijzigd`,
    nietVastgesteld: (aantal: number) => `${formatCount(aantal)} niet vastgesteld`,
    compleet: 'alles meegeteld en voldoet',
  },
  gezakt: (aantal: number) =>
    aantal === 1
      ? '1 gevelvulling voldoet niet, en is wel meegeteld'
      : `${formatCount(aantal)} gevelvullingen voldoen niet, en zijn wel meegeteld`,
  gewijzigd: (aantal: number) =>
    aantal === 1
      ? '1 advies is gewijzigd nadat het is vastgesteld; geteld is wat nu geldt'
      : `${formatCount(aantal)} adviezen zijn gewijzigd nadat ze zijn vastgesteld; geteld is wat nu geldt`,
  gewijzigdKort: 'komt anders uit dan is vastgesteld',
  nietVastgesteld: (aantal: number) =>
    aantal === 1
      ? '1 advies is niet vastgesteld'
      : `${formatCount(aantal)} adviezen zijn niet vastgesteld`,
  nietVastgesteldKort: 'niet vastgesteld',
  voldoetNietKort: 'het gekozen aantal hoekankers voldoet niet',
  welke: 'Welke',
  ontbreekt: (aantal: number) =>
    aantal === 1
      ? '1 gevelvulling is niet meegeteld'
      : `${formatCount(aantal)} gevelvullingen zijn niet meegeteld`,
  voldoetNiet: 'Voldoet niet',
  onvolledig: 'Onvolledig',
  perStukKort: 'Per stuk',
  geen: '–',
} as const;

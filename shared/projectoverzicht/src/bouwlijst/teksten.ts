import { bouwlijstTeksten } from '@adviestool/domain/bouwlijst/bouwlijstTeksten';
import { formatGevelvullingen } from '@adviestool/getallen/formatAantal';
import { formatNumber } from '@adviestool/getallen/formatNumber';

export const teksten = {
  ...bouwlijstTeksten,
  leeg: 'Er is nog niets om te bestellen.',
  perGevelvullingTonen: (aantal: number) => `Per gevelvulling (${formatNumber(aantal)})`,
  samenvatting: {
    producten: (aantal: number) =>
      aantal === 1 ? '1 product' : `${formatNumber(aantal)} producten`,
    stuks: (aantal: number) => (aantal === 1 ? '1 stuk' : `${formatNumber(aantal)} stuks`),
    voldoenNiet: (aantal: number) =>
      aantal === 1 ? '1 voldoet niet' : `${formatNumber(aantal)} voldoen niet`,
    nietMeegeteld: (aantal: number) => `${formatNumber(aantal)} niet meegeteld`,
    gewijzigd: (aantal: number) => `${formatNumber(aantal)} gewijzigd`,
    zonderMiddel: (aantal: number) =>
      `${formatNumber(aantal)} met een niet gekozen bevestigingsmiddel`,
    gewaarschuwd: (aantal: number) => `${formatNumber(aantal)} met waarschuwingen`,
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
  zonderMiddelTitel: (aantal: number) =>
    `Bij ${formatGevelvullingen(aantal)} is een bevestigingsmiddel niet gekozen; dat is daar niet meegeteld`,
  gewaarschuwd: (aantal: number) =>
    aantal === 1
      ? '1 gevelvulling heeft een advies met waarschuwingen'
      : `${formatNumber(aantal)} gevelvullingen hebben een advies met waarschuwingen`,
  nietGetoetst: (aantal: number) =>
    `Van ${formatGevelvullingen(aantal)} is de bevestiging niet getoetst`,
  nietGetoetstKort: 'de bevestiging is niet getoetst',
  gewijzigdKort: 'komt anders uit dan is vastgesteld',
  nietVastgesteld: (aantal: number) =>
    aantal === 1
      ? '1 advies is niet vastgesteld'
      : `${formatNumber(aantal)} adviezen zijn niet vastgesteld`,
  nietVastgesteldKort: 'niet vastgesteld',
  voldoetNietKort: 'het advies voldoet niet',
  welke: 'Welke',
  ontbreekt: (aantal: number) =>
    aantal === 1
      ? '1 gevelvulling is niet meegeteld'
      : `${formatNumber(aantal)} gevelvullingen zijn niet meegeteld`,
  voldoetNiet: 'Voldoet niet',
  onvolledig: 'Onvolledig',
  perStukKort: 'Per stuk',
  geen: '–',
} as const;

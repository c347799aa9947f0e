import { MEESTE_RESERVE } from '@adviestool/contract/bestellingen';
import type { Bestelkeuze } from '@adviestool/domain/bestellijst/bestellijst';
import { bestellijstTeksten } from '@adviestool/domain/bestellijst/bestellijstTeksten';
import { bouwlijstTeksten } from '@adviestool/domain/bouwlijst/bouwlijstTeksten';
import { formatAantal, formatGevelvullingen } from '@adviestool/getallen/formatAantal';
import { formatNumber } from '@adviestool/getallen/formatNumber';

const stuks = (aantal: number): string => formatAantal(aantal, 'stuk', 'stuks');

const nietVoldoend = (aantal: number): string =>
  `${stuks(aantal)} ${aantal === 1 ? 'is' : 'zijn'} voor gevelvullingen die niet voldoen.`;

const besteldOp = (moment: string, door: string | null): string =>
  `Besteld op ${moment}${door === null ? '' : ` door ${door}`}.`;

export const teksten = {
  ...bestellijstTeksten,
  kolom: { ...bouwlijstTeksten.kolom, ...bestellijstTeksten.kolom },
  leeg: 'Er is niets te bestellen',
  leegUitleg:
    'De bestellijst telt wat de bouwlijst telt: elke gevelvulling waarvan het advies gereed is.',
  naarBouwlijst: 'Bouwlijst',
  keuzes: 'Instellingen van de bestellijst',
  reserveFout: `Vul een heel getal van 0 tot en met ${MEESTE_RESERVE} in. Tot dan staan hier geen aantallen.`,
  reserveTypen: 'De aantallen staan hier zodra u het veld verlaat of op Enter drukt.',
  reserveUitleg: 'Naar boven afgerond op hele stuks, en daarna op hele verpakkingen.',
  leveringUitleg: 'Elke levering wordt apart afgerond en is op zichzelf genoeg.',
  exporteren: 'Bestellijst exporteren',
  alsPdf: 'PDF-bestand (.pdf)',
  afdrukken: 'Afdrukken',
  waarvanNiet: (aantal: number): string => `waarvan ${stuks(aantal)} voor wat niet voldoet`,
  over: (aantal: number): string => `${stuks(aantal)} over`,
  perStuk: 'per stuk',
  perVerpakking: 'per verpakking',
  voldoetNiet: 'Voldoet niet',
  artikel: (artikel: string): string => `artikel ${artikel}`,
  totaal: 'Totaal zonder btw',
  zonderPrijs: (aantal: number): string =>
    aantal === 1
      ? 'van 1 product is geen prijs bekend'
      : `van ${formatNumber(aantal)} producten is geen prijs bekend`,
  herkomstTonen: 'Herkomst van de aantallen',
  herkomstTabel: (leverancier: string): string => `Herkomst, ${leverancier}`,
  mailKopieren: 'Bestelmail kopiëren',
  mailGekopieerd: 'De bestelmail staat op het klembord.',
  mailNietGekopieerd:
    'Kopiëren mag niet van deze browser. De tekst is geselecteerd; kopieer hem zelf.',
  mailTekst: (leverancier: string): string => `Bestelmail voor ${leverancier}`,
  mailTonen: 'Bestelmail',
  vastleggen: 'Als besteld vastleggen',
  vraag: {
    titel: 'Als besteld vastleggen?',
    tekst: (leverancier: string, aantal: number): string =>
      `Van ${leverancier} staat dan vast dat deze lijst is besteld: ${stuks(aantal)}. Wat er daarna verandert, ziet u hier als verschil. De tool verstuurt niets.`,
    eerder:
      'Het komt in de plaats van de vorige bestelling bij deze leverancier: leg de hele lijst vast, niet alleen het verschil.',
    nietVoldoet: nietVoldoend,
    zonderMiddel: (aantal: number): string =>
      `Bij ${formatGevelvullingen(aantal)} is een bevestigingsmiddel niet gekozen; dat staat daar niet in deze lijst.`,
    ja: 'Vastleggen',
    nee: 'Annuleren',
  },
  intussen: (leverancier: string): string =>
    `Er is intussen besteld bij ${leverancier}. Die bestelling staat nu op de pagina: lees die eerst, en kopieer de bestelmail opnieuw.`,
  intussenOnbekend: (leverancier: string): string =>
    `Of er intussen is besteld bij ${leverancier}, is nu niet bekend.`,
  vastgelegd: (leverancier: string): string => `De bestelling bij ${leverancier} is vastgelegd.`,
  sinds: (moment: string): string => `Gewijzigd sinds de bestelling van ${moment}`,
  gelijk: (moment: string, door: string | null): string =>
    `${besteldOp(moment, door)} De aantallen zijn gelijk.`,
  gelijkNietVoldoet: (moment: string, door: string | null, aantal: number): string =>
    `${besteldOp(moment, door)} De aantallen zijn gelijk; ${nietVoldoend(aantal)}`,
  vergelekenMet: ({ reserve, levering }: Bestelkeuze): string =>
    `Vergeleken zoals is besteld: met ${formatNumber(reserve)} % reserve, ${bestellijstTeksten.leveringKeuzes[levering ?? 'geen'].toLowerCase()}.`,
  anderAdvies: (moment: string, voldoetNiet: number): string =>
    `Besteld op ${moment}. De aantallen zijn gelijk, maar ze komen nu van andere gevelvullingen.${voldoetNiet === 0 ? '' : ` Let op: ${nietVoldoend(voldoetNiet)}`}`,
  eerder: 'Eerdere bestellingen',
  eerderKolom: { op: 'Besteld op', door: 'Door', leverancier: 'Leverancier', inhoud: 'Inhoud' },
  inhoud: (regels: readonly { naam: string; aantal: number }[]): string =>
    regels.map(({ naam, aantal }) => `${formatNumber(aantal)} ${naam}`).join(', '),
  onbekendeMaker: 'Onbekend',
} as const;

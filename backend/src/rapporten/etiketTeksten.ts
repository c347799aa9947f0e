import { formatNumber } from '@adviestool/getallen/formatNumber';

const zin = (tekst: string): string => (tekst.endsWith('.') ? tekst : `${tekst}.`);

/** The words of a label. */
export const etiketTeksten = {
  titel: 'Etiketten',
  artikel: (artikel: string) => `artikel ${artikel}`,
  geenAdvies: 'GEEN ADVIES: gegevens onvolledig. Niet monteren volgens dit etiket.',
  voldoetNiet: (oordeel: string) =>
    `VOLDOET NIET: ${zin(oordeel)} Niet monteren volgens dit etiket.`,
  onvolledig: (oordeel: string) => `ONVOLLEDIG: ${zin(oordeel)} Niet monteren volgens dit etiket.`,
  waarschuwing: (oordeel: string) => `Let op: ${zin(oordeel)}`,
  gewijzigd: 'Gewijzigd nadat het advies is vastgesteld',
  nietVastgesteld: 'Advies niet vastgesteld',
  aantalOnbekend: 'aantal niet ingevuld',
  voorbeeld: 'Voorbeeldproducten: niet voor uitvoering',
  revisie: (revisie: number) => `revisie ${formatNumber(revisie)}`,
  catalogus: (id: string, versie: string) => `catalogus ${id} ${versie}`,
  teVeel: (aantal: number, meeste: number) =>
    `Dat zijn ${formatNumber(aantal)} etiketten; in één keer kunnen er ${formatNumber(meeste)} worden gemaakt. Kies minder gevelvullingen, of één etiket per merk.`,
} as const;

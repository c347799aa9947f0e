import { formatNumber } from '@adviestool/getallen/formatNumber';

/** The words of lists on paper. */
export const documentTeksten = {
  voorbeeld: 'Let op',
  gemaaktDoor: 'Gemaakt door',
  revisie: (revisie: number) => `revisie ${formatNumber(revisie)}`,
  catalogus: (id: string, versie: string) => `catalogus ${id} ${versie}`,
  bestellijst: {
    reserve: 'Reserve',
    leveringen: 'Leveringen',
    leveringKeuze: {
      geen: 'alles in één levering',
      bouwlaag: 'per bouwlaag; elke levering is apart afgerond',
      gevel: 'per gevel; elke levering is apart afgerond',
    },
    voldoetNiet: 'Voldoet niet',
    bedrag: 'Bedrag',
    som: (bedrag: string, zonderPrijs: number) =>
      `Totaal ${bedrag} zonder btw${zonderPrijs === 0 ? '' : `; van ${formatNumber(zonderPrijs)} ${zonderPrijs === 1 ? 'product' : 'producten'} is geen prijs bekend`}.`,
    herkomst: (leverancier: string) => `Herkomst van de aantallen, ${leverancier}`,
    nietVoldoend: (naam: string) => `${naam} (voldoet niet)`,
    ontbrekend: (naam: string, reden: string) => `Niet meegeteld: ${naam} (${reden}).`,
  },
} as const;

import type { MontageAfwijking } from '@adviestool/contract/montage';
import type { BestelHerkomst } from '@adviestool/domain/bestellijst/bestellijst';
import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import { UIT_IMPORT } from '@adviestool/domain/toelichting/uitImport';
import { formatAantal, formatGevelvullingen } from '@adviestool/getallen/formatAantal';
import { formatNumber } from '@adviestool/getallen/formatNumber';

/** The words of lists on paper. */
export const documentTeksten = {
  voorbeeld: 'Let op',
  gemaaktDoor: 'Gemaakt door',
  omvang: 'Deze lijst gaat over',
  revisie: (revisie: number) => `revisie ${formatNumber(revisie)}`,
  catalogus: (id: string, versie: string) => `catalogus ${id} ${versie}`,
  montage: {
    titel: 'Montage',
    kolommen: ['Stuk', 'Geplaatst', 'Hoekankers gemonteerd', 'Bijzonderheden', 'Door'],
    stuk: (merk: string, stuk: number, stuks: number) =>
      `${merk} ${formatNumber(stuk)}/${formatNumber(stuks)}`,
    stukken: (merk: string, run: string, stuks: number) => `${merk} ${run}/${formatNumber(stuks)}`,
    nogTeDoen: 'Nog te doen',
    ankers: (zijde: string, gemonteerd: number | null, advies: number | null) =>
      `${zijde.toLowerCase()} ${gemonteerd === null ? '–' : formatNumber(gemonteerd)} van ${advies === null ? '–' : formatNumber(advies)}`,
    afwijking: {
      minder: 'Minder hoekankers',
      anderProduct: 'Ander product',
      anderePlaats: 'Andere plaats',
      maatWijkt: 'Maat wijkt af',
    } satisfies Record<MontageAfwijking, string>,
    ouderAdvies: 'volgens een ouder advies',
    fotos: (aantal: number) => formatAantal(aantal, 'foto', "foto's"),
    uitBestand: (fotos: number) =>
      fotos === 0 ? UIT_IMPORT : `${UIT_IMPORT}, zonder ${formatAantal(fotos, 'foto', "foto's")}`,
    foto: (merk: string, stuk: number, moment: string) =>
      `${merk}, stuk ${formatNumber(stuk)}, ${moment}`,
    onbekend: 'Onbekend',
    viaLink: (naam: string) => `${naam} (via link)`,
    voldoetNiet: (merken: string) => `Voldoet niet: ${merken}`,
    gewaarschuwd: (merken: string) => `Met waarschuwingen: ${merken}`,
    nietGetoetst: (merken: string) => `${adviesTeksten.bevestigingNietGetoetst}: ${merken}`,
    som: ({
      stuks,
      geplaatst,
      afwijkingen,
      overtollig,
      uitBestand,
      ouderAdvies,
      gereed,
      gevelvullingen,
    }: Record<
      | 'stuks'
      | 'geplaatst'
      | 'afwijkingen'
      | 'overtollig'
      | 'uitBestand'
      | 'ouderAdvies'
      | 'gereed'
      | 'gevelvullingen',
      number
    >) =>
      [
        `${formatNumber(geplaatst)} van ${formatAantal(stuks, 'stuk', 'stuks')} gemonteerd`,
        `${formatNumber(gereed)} van ${formatGevelvullingen(gevelvullingen)} gereed op de bouw`,
        ...(uitBestand === 0 ? [] : [`${formatNumber(uitBestand)} ${UIT_IMPORT}`]),
        ...(afwijkingen === 0 ? [] : [formatAantal(afwijkingen, 'afwijking', 'afwijkingen')]),
        ...(overtollig === 0
          ? []
          : [`${formatNumber(overtollig)} meer gemonteerd dan er stuks zijn`]),
        ...(ouderAdvies === 0
          ? []
          : [`${formatNumber(ouderAdvies)} gemonteerd volgens een ouder advies`]),
      ].join('; ') + '.',
    verdwenen: (aantal: number) =>
      `Van ${formatGevelvullingen(aantal)} die niet meer in het project ${aantal === 1 ? 'staat' : 'staan'}, is montage vastgelegd; die staat niet in dit rapport.`,
    weggelaten: (aantal: number) =>
      `${formatAantal(aantal, 'foto past', "foto's passen")} niet in dit rapport. Ze staan in het dossier of bij het project op de bouwplaats.`,
  },
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
    herkomstVan: ({ naam, voldoet, waarschuwingen }: BestelHerkomst) => {
      const bij = [
        ...(voldoet ? [] : ['voldoet niet']),
        ...(waarschuwingen === 0 ? [] : [`met ${adviesTeksten.waarschuwingen(waarschuwingen)}`]),
      ];
      return bij.length === 0 ? naam : `${naam} (${bij.join(', ')})`;
    },
  },
} as const;

import type { Levering } from '@adviestool/contract/bestellingen';
import { formatAantal, formatGevelvullingen } from '@adviestool/getallen/formatAantal';
import { formatNumber } from '@adviestool/getallen/formatNumber';

import { isNietGetoetst } from '../bouwlijst/bouwlijstTabellen.ts';
import { adviesTeksten } from '../toelichting/adviesTeksten.ts';
import { groepNaam } from '../toelichting/plaatsGroepen.ts';
import type { BestelAantallen, BestelHerkomst, BestelRegel } from './bestellijst.ts';
import type { BestelverschilRegel } from './bestelverschil.ts';

const CENTEN = 100;

const metTeken = (getal: number): string =>
  `${getal < 0 ? '−' : '+'}${formatNumber(Math.abs(getal))}`;

const verpakkingen = (aantal: number): string => formatAantal(aantal, 'verpakking', 'verpakkingen');

/** ‘+8 Hoekanker GA 90’, ‘Hoekanker GA 90: artikel was M-1, is nu M-2’; within the packages that were ordered nothing is to be ordered. */
const verschil = (
  { naam, nodig, bestellen, leveringen, artikel }: BestelverschilRegel,
  levering: Levering | null,
): string => {
  const ander = artikel === null ? [] : [`artikel was ${artikel.toen}, is nu ${artikel.nu}`];
  const verdeling = leveringen.map(
    ({ naam: plaats, toen, nu }) =>
      `${levering === null ? '' : `${groepNaam(levering, plaats)} `}${metTeken(nu - toen)}`,
  );
  const daarbij = levering === null || verdeling.length === 0 ? '' : ` (${verdeling.join(', ')})`;
  if (bestellen.nu !== bestellen.toen) {
    const aantal = `${metTeken(bestellen.nu - bestellen.toen)} ${naam}${daarbij}`;
    return [aantal, ...ander].join('; ');
  }
  const verdeeld = leveringen.length === 0 ? [] : [`anders verdeeld${daarbij}`];
  const binnen =
    nodig.nu === nodig.toen
      ? verdeeld
      : [`${metTeken(nodig.nu - nodig.toen)} nodig, binnen wat is besteld${daarbij}`];
  return `${naam}: ${[...binnen, ...ander].join('; ')}`;
};

/** The words of an order list that screen, files and mail share. */
export const bestellijstTeksten = {
  titel: 'Bestellijst',
  bestellen: 'Bestellen',
  herkomst: 'Herkomst',
  wijzigingen: 'Gewijzigd sinds bestelling',
  leverancierOnbekend: 'Leverancier niet bekend',
  reserve: 'Reserve, %',
  leveringen: 'Leveringen',
  leveringKeuzes: {
    geen: 'Alles in één levering',
    bouwlaag: 'Per bouwlaag',
    gevel: 'Per gevel',
  },
  levering: (levering: Levering, naam: string | null): string => groepNaam(levering, naam),
  kolom: {
    artikel: 'Artikel',
    levering: 'Levering',
    nodig: 'Nodig',
    voldoetNiet: 'Waarvan voldoet niet',
    metReserve: 'Met reserve',
    bestellen: 'Bestellen',
    prijs: 'Prijs, € zonder btw',
    bedrag: 'Bedrag, € zonder btw',
    voldoet: 'Voldoet',
    nodigToen: 'Nodig toen',
    nodigNu: 'Nodig nu',
    besteld: 'Besteld',
    verschil: 'Verschil',
    artikelToen: 'Artikel toen',
    artikelNu: 'Artikel nu',
  },
  /** ‘ja, bevestiging niet getoetst, met 2 waarschuwingen’ */
  voldoet: (van: BestelHerkomst) =>
    adviesTeksten.metWaarschuwingen(
      adviesTeksten.metBevestiging(van.voldoet ? 'ja' : 'nee', !isNietGetoetst(van)),
      van.waarschuwingen,
    ),
  gewaarschuwd: (aantal: number) =>
    `Bij ${formatGevelvullingen(aantal)} heeft het advies waarschuwingen.`,
  nietGetoetst: (aantal: number) =>
    `Van ${formatGevelvullingen(aantal)} is de bevestiging niet getoetst.`,
  /** €, of cents. */
  euro: (centen: number): number => centen / CENTEN,
  bedrag: (centen: number): string => `€\u00A0${formatNumber(centen / CENTEN, 2)}`,
  /** ‘3 verpakkingen van 50 (150 stuks)’ */
  hoeveel: (
    { verpakkingen: aantal, bestellen }: BestelAantallen,
    { verpakking }: Pick<BestelRegel, 'verpakking'>,
  ): string =>
    aantal === null || verpakking === null
      ? formatAantal(bestellen, 'stuk', 'stuks')
      : `${verpakkingen(aantal)} van ${formatNumber(verpakking)} (${formatAantal(bestellen, 'stuk', 'stuks')})`,
  verschil,
  mail: {
    onderwerp: (project: string) => `Bestelling voor ${project}`,
    adres: (adres: string) => `Werkadres: ${adres}`,
    besteldOp: (moment: string) => `Besteld op ${moment}.`,
    /** @param isEnige there is no other before it */
    vervangt: (moment: string, aantal: number, isEnige: boolean) =>
      `Deze bestelling komt in de plaats van ${isEnige ? '' : 'alle eerdere voor dit project, het laatst '}die van ${moment} (${formatAantal(aantal, 'stuk', 'stuks')}). Lever in totaal wat hieronder staat, niets dubbel.`,
    gewijzigd: 'Gewijzigd sinds die bestelling:',
    nietsGewijzigd: 'Sindsdien is er niets gewijzigd.',
    /** ‘+8 Hoekanker GA 90: nu 108 stuks, was 100’ */
    wijziging: (regel: BestelverschilRegel, levering: Levering | null) => {
      const { toen, nu } = regel.bestellen;
      const tekst = verschil(regel, levering);
      return toen === nu
        ? tekst
        : `${tekst}: nu ${formatAantal(nu, 'stuk', 'stuks')}, was ${formatNumber(toen)}`;
    },
    andersIngedeeld: 'de leveringen zijn anders ingedeeld',
    aanhef: 'Graag leveren:',
    artikel: (artikel: string) => `, artikel ${artikel}`,
    /** Behind the order: what its supplier may expect yet. */
    nogNiet: (nietBesteld: readonly { naam: string; reden: string }[]) =>
      nietBesteld.length === 0
        ? ''
        : [
            '',
            'Nog niet in deze bestelling:',
            ...nietBesteld.map(({ naam, reden }) => `- ${naam}: ${reden}`),
            '',
          ].join('\n'),
    zonderNaam: 'project zonder naam',
  },
} as const;

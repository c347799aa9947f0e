import type { ProjectRapport, RapportInhoud, RapportSoort } from '@adviestool/contract/rapporten';
import type { Sinds } from '@adviestool/contract/rapporten';
import { formatGevelvullingen } from '@adviestool/getallen/formatAantal';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { formatDate } from '@adviestool/ui/format';

const DELEN: Readonly<Record<RapportInhoud, string>> = {
  samenvatting: 'samenvatting',
  gevelvulling: 'gevelvullingen',
  berekening: 'berekening',
  bouwlijst: 'bouwlijst',
};

const BYTES_PER_MEGABYTE = 1_000_000;

const openen: Readonly<Record<RapportSoort, string>> = {
  rapport: 'Openen',
  dossier: 'Downloaden',
};

const SOORTEN: Readonly<Record<RapportSoort, string>> = { rapport: 'Rapport', dossier: 'Dossier' };

const DOCUMENTEN: ReadonlyMap<string, string> = new Map([
  ['etiketten', 'Etiketten'],
  ['bestellijst', 'Bestellijst'],
  ['montage', 'Montage'],
]);

export const teksten = {
  titel: 'Rapporten',
  tabel: 'Rapporten van het project',
  bewaard:
    'Een rapport blijft 30 dagen staan voor wie het project mag lezen. Nemen de rapporten van een project samen meer dan 100\u00A0MB in, dan gaan de oudste eerder weg.',
  nietAlle: (getoond: number) =>
    `Hier staan de nieuwste ${formatNumber(getoond)}. Er zijn oudere rapporten, die niet in de lijst staan.`,
  leeg: 'Dit project heeft nog geen rapporten.',
  leegUitleg:
    'Maak er een op de pagina van het project. Het staat hier ook als u er niet op wacht.',
  kolom: {
    gemaakt: 'Gevraagd op',
    door: 'Door',
    inhoud: 'Inhoud',
    grootte: 'Grootte',
    tot: 'Bewaard tot',
    bestand: 'Bestand',
  },
  soortVan: ({ soort, document }: ProjectRapport): string =>
    DOCUMENTEN.get(document ?? '') ?? SOORTEN[soort],
  omvang: ({ heelProject, totaal }: ProjectRapport): string =>
    heelProject ? `alle ${formatGevelvullingen(totaal)}` : formatGevelvullingen(totaal),
  /** Of a report that is not entire. */
  alleen: (inhoud: readonly RapportInhoud[]): string =>
    `, alleen ${new Intl.ListFormat('nl').format(inhoud.map((deel) => DELEN[deel]))}`,
  sinds: (sinds: Sinds): string =>
    `, met wat is gewijzigd sinds ${'versie' in sinds ? `versie ${formatNumber(sinds.versie)}` : formatDate(new Date(`${sinds.datum}T12:00`))}`,
  grootte: (bytes: number): string =>
    `${formatNumber(Math.max(0.1, bytes / BYTES_PER_MEGABYTE), 1)}\u00A0MB`,
  paginas: (paginas: number): string =>
    paginas === 1 ? '1 pagina' : `${formatNumber(paginas)} pagina's`,
  geen: '–',
  openen,
  openenVan: (soort: RapportSoort, gemaakt: string): string =>
    `${openen[soort]}, gevraagd op ${gemaakt}`,
  voortgang: ({ stand, gedaan, totaal }: ProjectRapport): string =>
    stand === 'wacht'
      ? 'Wacht op zijn beurt'
      : `${formatNumber(gedaan)} van ${formatNumber(totaal)} gedaan`,
  mislukt: 'Niet gelukt',
} as const;

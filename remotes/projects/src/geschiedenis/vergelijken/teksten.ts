import type { Sinds } from '@adviestool/contract/rapporten';
import { verschilTeksten } from '@adviestool/projectdelta/verschilTeksten';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { formatDate } from '@adviestool/ui/format';

/** 20 november 2026, of a day as an address has it. */
const dagTekst = (datum: string): string => formatDate(new Date(`${datum}T12:00`));

const titel = (sinds: Sinds | null): string => {
  if (sinds === null) return 'Wijzigingen bekijken';
  return `Gewijzigd sinds ${'versie' in sinds ? `versie ${formatNumber(sinds.versie)}` : dagTekst(sinds.datum)}`;
};

export const teksten = {
  ...verschilTeksten,
  titel,
  dagTekst,
  naarGeschiedenis: 'Naar geschiedenis',
  afdrukken: 'Afdrukken',
  sinds: 'Sinds',
  sindsUitleg: 'Vergelijkt het project van nu met de stand aan het einde van die dag.',
  vergelijken: 'Vergelijken',
  vergelijkenMetNu: 'Vergelijken met nu',
  vergelijkenVan: (revision: number) => `Versie ${formatNumber(revision)} vergelijken met nu`,
  kiesDatum: 'Kies een datum.',
  kiesEerder: 'Kies een datum die al geweest is.',
  kies: 'Kies een datum, of kies in de geschiedenis een versie.',
  /** What is compared with what. */
  toen: ({ revision, op, door }: { revision: number; op: string | null; door: string | null }) =>
    [
      `Vergeleken met versie ${formatNumber(revision)}`,
      ...(op === null ? [] : [`opgeslagen op ${op}`]),
      ...(door === null ? [] : [`door ${door}`]),
    ].join(', '),
  stand: (dag: string) => `de stand aan het einde van ${dag}`,
  nietTeMaken:
    'Deze versie is niet te vergelijken: van een latere wijziging is niet bekend wat die was.',
  onleesbaarToen:
    'De gevelvullingen van deze versie kunnen niet worden gelezen. Alleen de projectgegevens worden vergeleken.',
  onleesbaarNu:
    'De gevelvullingen van dit project kunnen niet worden gelezen. Alleen de projectgegevens worden vergeleken.',
  geenCatalogus:
    'De catalogus van toen is niet te laden. De gegevens worden vergeleken, de hoekankers en het oordeel van toen niet.',
  uitgedund:
    'Van langer dan een jaar geleden is van elke maand alleen de laatste versie bewaard. Op de gekozen dag kan het project anders zijn geweest.',
  niets: 'Er is niets anders dan toen.',
  nietsUitleg: 'Wat is gewijzigd en teruggewijzigd, of kwam en weer ging, telt niet mee.',
  totalen: 'Toen en nu',
  totaal: {
    heel: 'Hele project',
    toen: 'Toen',
    nu: 'Nu',
    gevelvullingen: 'Gevelvullingen',
    hoekankers: 'Hoekankers',
  },
  zonderAantal: (aantal: number) => `${formatNumber(aantal)} zonder advies niet meegeteld`,
  geen: '–',
  gegevens: 'Projectgegevens',
  standaarden: 'Standaarden',
  standaardenUitleg: (door: string, op: string) =>
    `De standaarden zijn daarna opgeslagen, het laatst op ${op} door ${door}. Hoe ze waren, is niet bewaard.`,
  gevelvullingen: 'Gevelvullingen',
  volgorde: 'De volgorde van de gevelvullingen is anders.',
  getoond: (getoond: number, totaal: number) =>
    `${formatNumber(getoond)} van ${formatNumber(totaal)}`,
  filter: 'Wat er is gebeurd',
  geenGevonden: 'Geen gevelvulling past bij dit filter.',
  wissen: 'Filter wissen',
  voldoetNietMeer: 'Voldoet niet meer',
  gevolg: 'Gevolg',
  invoer: 'Invoer',
  uitkomstDoor: 'Door andere projectgegevens of een andere catalogus.',
  onbekendDoor: 'Niet bekend door wie',
};

import type { Herkomst } from '@adviestool/contract/geschiedenis';
import { formatGevelvullingen } from '@adviestool/getallen/formatAantal';
import { formatNumber } from '@adviestool/getallen/formatNumber';

import type { Verschil } from './verschilVan.ts';

const krijgt = (aantal: number): string => (aantal === 1 ? 'krijgt' : 'krijgen');

/** What putting a version back does, in sentences. */
const gevolg = ({ gegevens, gewijzigd, terug, weg, volgorde }: Verschil): string => {
  const zinnen = [
    gegevens ? 'De projectgegevens worden weer zoals ze toen waren.' : null,
    gewijzigd > 0
      ? `${formatGevelvullingen(gewijzigd)} ${krijgt(gewijzigd)} de inhoud van toen.`
      : null,
    terug > 0 ? `${formatGevelvullingen(terug)} ${terug === 1 ? 'komt' : 'komen'} terug.` : null,
    weg > 0
      ? `${formatGevelvullingen(weg)} ${weg === 1 ? 'verdwijnt' : 'verdwijnen'}: toen ${weg === 1 ? 'was die' : 'waren die'} er nog niet.`
      : null,
    volgorde ? 'De volgorde wordt weer die van toen.' : null,
  ].filter((zin) => zin !== null);
  if (zinnen.length === 0) return 'Het project is nu gelijk aan deze versie.';
  return `${zinnen.join(' ')} Wat er nu staat, blijft in de geschiedenis.`;
};

/** What the project was made of. */
const herkomst = ({ soort, naam, revisie }: Herkomst): string => {
  const bron = `‘${naam}’, versie ${formatNumber(revisie)}`;
  return soort === 'kopie' ? `Gekopieerd van ${bron}` : `Geïmporteerd uit een bestand van ${bron}`;
};

export const teksten = {
  titel: 'Geschiedenis',
  naarProject: 'Naar project',
  naarGeschiedenis: 'Naar geschiedenis',
  versie: (revision: number) => `Versie ${formatNumber(revision)}`,
  huidig: 'Nu',
  begin: 'Begin van de geschiedenis',
  aangemaakt: 'Project aangemaakt',
  herkomst,
  lijst: ({ bestand, rijen }: { bestand: string; rijen: number }) =>
    `Kozijnstaat ‘${bestand}’ ingelezen (${rijen === 1 ? '1 rij' : `${formatNumber(rijen)} rijen`})`,
  teruggezet: (revision: number) => `Versie ${formatNumber(revision)} teruggezet`,
  overgedragen: (van: string, aan: string) => `Overgedragen van ${van} aan ${aan}`,
  gegevens: 'Projectgegevens',
  gegevensGewijzigd: 'Projectgegevens gewijzigd',
  volgorde: 'Volgorde gewijzigd',
  opgeslagen: 'Opgeslagen zonder wijziging',
  zonderMerk: 'zonder merk',
  vastgesteld: (aantal: number) =>
    `${aantal === 1 ? '1 advies' : `${formatNumber(aantal)} adviezen`} vastgesteld`,
  ingetrokken: (aantal: number) =>
    `${aantal === 1 ? '1 vaststelling' : `${formatNumber(aantal)} vaststellingen`} ingetrokken`,
  aantal: formatGevelvullingen,
  enNog: (aantal: number) => `en nog ${formatGevelvullingen(aantal)}`,
  soort: { toegevoegd: 'toegevoegd', gewijzigd: 'gewijzigd', verwijderd: 'verwijderd' },
  door: (naam: string | null) => naam ?? 'Onbekende gebruiker',
  toon: 'Alle wijzigingen',
  bekijken: 'Bekijken',
  bekijkenVan: (revision: number) => `Versie ${formatNumber(revision)} bekijken`,
  terugzetten: 'Terugzetten',
  terugzettenVan: (revision: number) => `Versie ${formatNumber(revision)} terugzetten`,
  nietTeBekijken:
    'Deze versie is niet te bekijken: van een latere wijziging is niet bekend wat die was.',
  nietMeer: 'Deze versie kan niet meer worden teruggezet.',
  vraag: (revision: number) => `Versie ${formatNumber(revision)} terugzetten?`,
  gevolg,
  gedaan: (revision: number) => `Versie ${formatNumber(revision)} is teruggezet.`,
  eerder: {
    titel: (revision: number) => `Versie ${formatNumber(revision)}`,
    uitleg:
      'U bekijkt een eerdere versie van dit project; u kunt hier niets wijzigen. Advies en toestand zijn met de berekening en de producten van nu gemaakt.',
    onleesbaar: 'De gevelvullingen van deze versie kunnen niet worden gelezen.',
    geen: 'Deze versie had geen gevelvullingen.',
    tabel: 'Gevelvullingen',
    kolom: {
      naam: 'Gevelvulling',
      breedte: 'Breedte',
      hoogte: 'Hoogte',
      aantal: 'Aantal',
      hoekankers: 'Hoekankers',
      toestand: 'Toestand',
    },
  },
};

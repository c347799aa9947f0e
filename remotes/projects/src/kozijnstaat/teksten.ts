import { formatGevelvullingen } from '@adviestool/getallen/formatAantal';
import { formatNumber } from '@adviestool/getallen/formatNumber';

/** How many rows there are of each kind. */
export interface Telling {
  klaar: number;
  fout: number;
  vraag: number;
  overgeslagen: number;
}

const fouten = (aantal: number): string => (aantal === 1 ? '1 fout' : `${aantal} fouten`);

const vragen = (aantal: number): string => (aantal === 1 ? '1 vraag' : `${aantal} vragen`);

export const teksten = {
  importeren: 'Importeren',
  annuleren: 'Annuleren',
  naarProject: 'Naar project',
  geenWijziging: 'De lijst verandert niets aan dit project.',
  nietMeerMogelijk: 'Het project is intussen gewijzigd. Kijk de rijen na en importeer dan opnieuw.',
  gedaan: (nieuw: number, bijgewerkt: number): string =>
    [
      ...(nieuw > 0 ? [`${formatGevelvullingen(nieuw)} toegevoegd`] : []),
      ...(bijgewerkt > 0 ? [`${formatGevelvullingen(bijgewerkt)} bijgewerkt`] : []),
    ].join(', ') + '.',
  andereVraag: {
    title: 'Andere lijst kiezen',
    text: 'Wat u in deze lijst hebt gekozen en hersteld, gaat verloren.',
    confirm: 'Andere lijst kiezen',
    cancel: 'Annuleren',
  },
  bron: {
    sleep: 'Sleep een Excel- of CSV-bestand hierheen',
    kies: 'Bestand kiezen',
    of: 'of plak de rijen uit Excel met Ctrl+V',
    grenzen: 'Hoogstens 2000 rijen en 2 MB.',
    tekst: 'Rijen als tekst',
    lees: 'Tekst lezen',
    bezig: (naam: string) => `‘${naam}’ wordt gelezen…`,
    klembord: 'Klembord',
    meerBestanden: 'Kies één bestand tegelijk.',
    sjabloon: 'Sjabloon downloaden',
    andere: 'Andere lijst kiezen',
  },
  standaard: {
    titel: 'Standaarden',
    uitleg:
      'Wat niet in de lijst staat, komt uit de standaard van het type. Vult een standaard alles in, dan is het advies er direct na het importeren.',
    ingevuld: 'ingevuld',
    geen: 'nog geen',
    wijzigen: 'Standaarden bekijken',
  },
  blad: 'Werkblad',
  kolommen: {
    titel: 'Kolommen',
    voorbeeld: (cellen: string) => `Bijvoorbeeld ${cellen}`,
    wordt: (kop: string) => `‘${kop}’ wordt`,
    nietGebruikt: 'Niet gebruiken',
    dubbel: 'Een andere kolom is gekozen.',
    kies: 'Kies…',
    kopRij: 'Kopregel, rij',
    kopRijOptie: (rij: number, cellen: string) => `${rij}: ${cellen}`,
  },
  overgeslagenTitel: (aantal: number) =>
    aantal === 1 ? '1 rij is geen gevelvulling' : `${aantal} rijen zijn geen gevelvulling`,
  overgeslagenRij: (rij: number, reden: string, tekst: string) => `Rij ${rij}: ${reden} ${tekst}`,
  tabel: {
    titel: 'Gevelvullingen in de lijst',
    rij: 'Rij',
    wordt: 'Wordt',
    advies: 'Advies',
    actie: 'Importeren',
    cel: (veld: string, rij: number) => `${veld}, rij ${rij}`,
    begrepen: (tekst: string) => `begrepen als ${tekst}`,
    weglaten: (rij: number) => `Rij ${rij} importeren`,
    keuze: (rij: number) => `Merk bestaat al, rij ${rij}`,
  },
  soort: {
    nieuw: 'Nieuw',
    bijwerken: 'Bijgewerkt',
    ongewijzigd: 'Geen wijziging',
    weggelaten: 'Overgeslagen',
    fout: 'Fout',
    vraag: 'Vraag',
  },
  dubbel: {
    vraag: 'Merk bestaat al',
    project: 'Dit merk staat al in het project.',
    bestand: 'Dit merk staat al hoger in de lijst.',
    nietBij: 'Meer gevelvullingen hebben dit merk: bijwerken kan niet.',
    alle: (aantal: number) =>
      aantal === 1
        ? 'Van 1 rij bestaat het merk al. Wat wordt deze rij?'
        : `Van ${aantal} rijen bestaat het merk al. Wat worden deze rijen?`,
    keuze: {
      bijwerken: 'Bijwerken',
      nieuw: 'Nieuw merk',
      overslaan: 'Overslaan',
    },
  },
  ontbreekt: (labels: readonly string[]): string => {
    const eerste = labels.slice(0, 2).join(', ');
    return labels.length > 2
      ? `Ontbreekt: ${eerste} en nog ${labels.length - 2}`
      : `Ontbreekt: ${eerste}`;
  },
  adviesGereed: 'Advies gereed',
  voldoetNiet: 'Voldoet niet',
  projectOnvolledig: 'Projectgegevens onvolledig',
  aanbevolen: 'Aanbevolen producten kiezen waar nog geen product is',
  telling: ({ klaar, fout, vraag, overgeslagen }: Telling): string =>
    [
      `${formatNumber(klaar)} klaar`,
      ...(fout > 0 ? [fouten(fout)] : []),
      ...(vraag > 0 ? [vragen(vraag)] : []),
      ...(overgeslagen > 0 ? [`${overgeslagen} overgeslagen`] : []),
    ].join(' · '),
  verborgen: {
    rijen: (aantal: number) =>
      aantal === 1
        ? '1 rij is in Excel niet te zien (verborgen of weggefilterd) en wordt wel geïmporteerd.'
        : `${formatNumber(aantal)} rijen zijn in Excel niet te zien (verborgen of weggefilterd) en worden wel geïmporteerd.`,
    overslaan: 'Verborgen rijen overslaan',
  },
  zonderAantal: 'Geen kolom is het aantal: elke nieuwe gevelvulling krijgt aantal 1.',
  volgendeFout: 'Volgende fout',
  foutenWeglaten: (aantal: number) =>
    aantal === 1 ? 'Rij met fout overslaan' : `${aantal} rijen met fouten overslaan`,
  nogOpen: 'Beantwoord eerst de vragen en herstel de fouten, of sla die rijen over.',
} as const;

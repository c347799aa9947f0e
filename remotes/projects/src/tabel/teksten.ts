import type { Zijde } from '@adviestool/contract/zijde';
import type { Toetssoort } from '@adviestool/domain/toelichting/zijdeTeksten';
import {
  formatAantal,
  formatGevelvullingen,
  formatHoekankers,
} from '@adviestool/getallen/formatAantal';
import { formatNumber } from '@adviestool/getallen/formatNumber';

const toetsen: Record<Toetssoort, string> = {
  wind: 'wind',
  gewicht: 'gewicht',
  combinatie: 'wind en gewicht',
};

const opsomming = new Intl.ListFormat('nl-NL', { type: 'conjunction' });

const NIET_OPGESLAGEN = 'Niet opgeslagen.';

export const teksten = {
  naam: 'Gevelvullingen',
  kolom: {
    selectie: 'Selectie',
    tekening: 'Tekening',
    omschrijving: 'Omschrijving',
    aantalHoekankers: 'Hoekankers per stuk',
    totaalHoekankers: 'Hoekankers totaal',
    unityCheck: 'Hoogste unity check',
    toestand: 'Toestand',
  },
  leeg: '–',
  concepten: {
    tekst: (aantal: number) =>
      `${formatGevelvullingen(aantal)} ${aantal === 1 ? 'heeft' : 'hebben'} nog geen advies.`,
    aanvullen: 'Gegevens aanvullen',
    eerste: 'Naar de eerste',
  },
  groeperen: {
    inklappen: 'Alles inklappen',
    uitklappen: 'Alles uitklappen',
    aandacht: (aantal: number) =>
      `${formatNumber(aantal)} ${aantal === 1 ? 'vraagt' : 'vragen'} aandacht`,
  },
  gevelGevolg: {
    factor: (
      naam: string,
      { was, wordt, gevel }: { was: string; wordt: string; gevel: string | null },
    ) =>
      `${naam}: de windvormfactor was ${was} en is nu ${wordt}, ${gevel === null ? 'van het project' : `van gevel ${gevel}`}.`,
    blijft: (aantal: string) => `Hoekankers per stuk: nog steeds ${aantal}.`,
    wijzigt: (oud: string, nieuw: string) => `Hoekankers per stuk: ${oud} → ${nieuw}.`,
    leeg: 'niet ingevuld',
    geenAdvies: 'geen advies',
    voldoetNiet: 'Het gekozen aantal voldoet niet meer.',
  },
  getoondeWijzigen: (aantal: number) =>
    aantal === 1 ? 'Deze ene wijzigen' : `Deze ${formatNumber(aantal)} wijzigen`,
  plaatsTonen: 'Plaats en opmerking in kolommen',
  uitleg: (velden: readonly string[]) =>
    `Pijltjes lopen door de tabel. Enter of typen wijzigt ${opsomming.format(velden)}. Pijl links en rechts op de kop van een groep klappen die in en uit. Spatie selecteert een rij, shift met pijl omhoog of omlaag meer rijen, Ctrl+A alle. Alt met pijl omhoog of omlaag verplaatst een rij. Ctrl+V plakt uit een rekenblad, Ctrl+Z maakt de laatste wijziging ongedaan.`,
  uitlegBekijken:
    'Loop met de pijltoetsen door de tabel. Spatie selecteert een rij, shift met pijl omhoog of omlaag meer rijen, Ctrl+A alle.',
  alles: 'Alles selecteren',
  selecteer: (naam: string) => `${naam} selecteren`,
  invoer: (label: string, naam: string, eenheid: string | undefined) =>
    `${label} van ${naam}${eenheid === undefined ? '' : `, ${eenheid}`}`,
  intussen: (tekst: string) =>
    `Intussen gewijzigd: er staat nu ${tekst === '' ? 'niets' : tekst}. Druk nog eens op Enter om dit te vervangen, of op Escape om het te houden.`,
  nietOpgeslagen: NIET_OPGESLAGEN,
  nietOpgeslagenOm: (fout: string) =>
    fout === NIET_OPGESLAGEN ? fout : `${NIET_OPGESLAGEN} ${fout}`,
  beslist: (zijde: Zijde, toets: Toetssoort) => `${zijde}, ${toetsen[toets]}`,
  /** How many rows there are, and how many of them have no number of hoekankers to add. */
  som: (rijen: number, zonderAdvies: number) =>
    `${formatGevelvullingen(rijen)}${zonderAdvies === 0 ? '' : `; hoekankers: ${formatNumber(zonderAdvies)} zonder advies niet meegeteld`}`,
  hoekankers: formatHoekankers,
  stuks: (aantal: number) => formatAantal(aantal, 'stuk', 'stuks'),
};

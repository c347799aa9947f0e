import type { Sleutelbezwaar } from '@adviestool/contract/rapportsleutels';
import { UIT_IMPORT } from '@adviestool/domain/toelichting/uitImport';
import { formatAantal, formatGevelvullingen } from '@adviestool/getallen/formatAantal';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { formatDateTime } from '@adviestool/ui/format';

const adviezen = (aantal: number): string =>
  formatAantal(aantal, 'vastgesteld advies', 'vastgestelde adviezen');

/** Why nobody here vouches for a file; null: it was signed elsewhere. */
const waarom = (bezwaar: Sleutelbezwaar | null): string => {
  if (bezwaar === null) return 'het bestand is ondertekend door een andere Adviestool';
  const sinds = `op ${formatDateTime(new Date(bezwaar.op))} ${bezwaar.soort}`;
  return `de sleutel waarmee het bestand is ondertekend, is ${sinds}${bezwaar.soort === 'vervangen' ? ', voordat het bestand is gemaakt' : ''}`;
};

export const teksten = {
  titel: 'Project importeren',
  inleiding:
    'Maak een nieuw project van een projectbestand, dat u of een ander met ‘Exporteren’ heeft bewaard.',
  maaktNiet: 'Met uw rol kunt u geen projecten maken of importeren.',
  sleep: 'Sleep een projectbestand hierheen',
  kies: 'Bestand kiezen',
  hint: (grens: number) =>
    `Een bestand van de Adviestool (.adviestool.json), ten hoogste ${formatNumber(grens)} MB. Er verandert niets voordat u hebt gezien wat erin staat.`,
  bezig: (naam: string) => `${naam} wordt gelezen…`,
  geenBestand: (naam: string) => `${naam} kan niet worden geïmporteerd`,
  teGroot: (grens: number) =>
    `Het bestand is groter dan ${formatNumber(grens)} MB. Zo groot is geen projectbestand.`,
  nietGelezen: 'Het bestand kan niet worden gelezen. Kies het opnieuw.',
  meerBestanden: 'Kies één bestand tegelijk.',
  voorbeeld: 'Dit komt binnen',
  veld: {
    naam: 'Project',
    referentienummer: 'Referentienummer',
    adres: 'Werkadres',
    gevelvullingen: 'Gevelvullingen',
    vastgesteld: 'Vastgesteld',
    standaarden: 'Standaarden',
    catalogus: 'Catalogus',
    bestellingen: 'Bestellingen',
    montage: 'Op de bouw',
    uit: 'Geëxporteerd',
  },
  gevelvullingen: formatGevelvullingen,
  vastgesteld: adviezen,
  bestellingen: (aantal: number) =>
    `${formatAantal(aantal, 'bestelling', 'bestellingen')} (${UIT_IMPORT})`,
  montage: (aantal: number) =>
    `${formatAantal(aantal, 'melding', 'meldingen')}, zonder de foto’s (${UIT_IMPORT})`,
  geen: 'Geen',
  inGebruik: 'Die in gebruik is',
  geexporteerd: (op: string, revisie: number) =>
    `${formatDateTime(new Date(op))}, versie ${formatNumber(revisie)}`,
  /** `bezwaar` null: it was signed elsewhere. */
  vervallen: (aantal: number, bezwaar: Sleutelbezwaar | null) =>
    `${adviezen(aantal)} ${aantal === 1 ? 'komt' : 'komen'} binnen als gewoon advies: ${waarom(bezwaar)}, en wat ${bezwaar === null ? 'daar' : 'daarmee'} is vastgesteld kan hier niet worden gecontroleerd.`,
  nietTeControleren: (bestellingen: number, meldingen: number, bezwaar: Sleutelbezwaar | null) =>
    `${[
      ...(bestellingen === 0 ? [] : [formatAantal(bestellingen, 'bestelling', 'bestellingen')]),
      ...(meldingen === 0
        ? []
        : [formatAantal(meldingen, 'melding van de bouw', 'meldingen van de bouw')]),
    ].join(
      ' en ',
    )} ${bestellingen + meldingen === 1 ? 'kan' : 'kunnen'} hier niet worden gecontroleerd: ${waarom(bezwaar)}.`,
  catalogusOnbekend: (naam: string) =>
    `De catalogus ${naam} is hier niet bekend. Er wordt gerekend met de catalogus die in gebruik is; adviezen kunnen daardoor anders uitkomen.`,
  catalogusAnders: (naam: string) =>
    `De catalogus ${naam} heeft hier een andere inhoud dan waarmee in het bestand is gerekend. Er wordt gerekend met de catalogus die in gebruik is; adviezen kunnen daardoor anders uitkomen.`,
  sleutelsOnbekend:
    'Welke handtekeningen hier gelden, kon niet worden opgehaald. Wat elders is vastgesteld, kan bij het importeren vervallen.',
  importeren: 'Importeren',
  anderBestand: 'Ander bestand',
  gedaan: (naam: string) => `Project ‘${naam}’ is geïmporteerd.`,
};

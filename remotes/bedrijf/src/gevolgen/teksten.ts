import type { CatalogusNaam } from '@adviestool/contract/catalogusNaam';
import { formatAantal } from '@adviestool/getallen/formatAantal';
import { formatNumber } from '@adviestool/getallen/formatNumber';

const projecten = (aantal: number): string => formatAantal(aantal, 'project', 'projecten');

export const teksten = {
  titel: 'Gevolgen van een nieuwe versie',
  uitleg:
    'Wat een andere versie van de catalogus met de adviezen van uw projecten doet; projecten in het archief tellen niet mee. Vastgestelde adviezen worden vergeleken met wat is vastgesteld, dus ook met een eerdere versie van het rekenmodel. Er wordt niets gewijzigd.',
  van: 'Van catalogus',
  naar: 'Naar catalogus',
  versie: ({ id, versie }: CatalogusNaam, isInGebruik: boolean) =>
    isInGebruik ? `${id} ${versie} (in gebruik)` : `${id} ${versie}`,
  bezig: (gedaan: number, totaal: number | null) =>
    totaal === null
      ? 'De projecten worden doorgerekend.'
      : `${formatNumber(gedaan)} van ${projecten(totaal)} doorgerekend.`,
  mislukt: 'De gevolgen konden niet worden berekend.',
  opnieuw: 'Opnieuw proberen',
  geenProjecten: 'Er zijn geen projecten om door te rekenen.',
  enigeVersie: ({ id, versie }: CatalogusNaam) =>
    `Van de catalogus is één versie bekend: ${id} ${versie}. Alleen wat is vastgesteld kan daarmee anders uitkomen.`,
  niets: (aantal: number) => `${projecten(aantal)} doorgerekend: geen advies wijzigt.`,
  som: (wijzigt: number, adviezen: number, aantal: number) =>
    `${formatNumber(wijzigt)} van ${formatAantal(adviezen, 'advies', 'adviezen')} ${wijzigt === 1 ? 'wijzigt' : 'wijzigen'}, in ${projecten(aantal)}.`,
  voldoetNietMeer: (aantal: number) =>
    `${formatAantal(aantal, 'advies voldoet', 'adviezen voldoen')} niet meer.`,
  vastgesteld: (aantal: number) =>
    `${formatAantal(aantal, 'vastgesteld advies komt', 'vastgestelde adviezen komen')} anders uit.`,
  weerGewaarschuwd: (aantal: number) => `waarvan ${formatNumber(aantal)} met waarschuwing`,
  tabel: 'Projecten waarin een advies wijzigt',
  kolom: {
    project: 'Project',
    adviezen: 'Adviezen',
    wijzigt: 'Wijzigt',
    voldoetNietMeer: 'Voldoet niet meer',
    voldoetWeer: 'Voldoet weer',
    vastgesteld: 'Vastgesteld, anders',
  },
  eigenVersie: ({ id, versie }: CatalogusNaam) => `Rekent met ${id} ${versie} en blijft daarbij.`,
  zonderNaam: 'Project zonder naam',
  onbekend: (aantal: number) =>
    `${projecten(aantal)} ${aantal === 1 ? 'kan' : 'kunnen'} niet worden doorgerekend.`,
};

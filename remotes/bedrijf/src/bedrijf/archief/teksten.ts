import { formatNumber } from '@adviestool/getallen/formatNumber';

import { formatMegabytes } from '../../gebruik/formatMegabytes.ts';

export const teksten = {
  titel: 'Alle gegevens downloaden',
  uitleg:
    'Eén archief (ZIP) met alles wat van uw bedrijf wordt bewaard: elk project als bestand dat u weer kunt importeren, lijsten van projecten, gevelvullingen, leden en logboek, de bouwlijst, rapporten, foto’s, bestellingen, catalogi en standaarden. Verwijderde projecten en eerdere versies staan er niet in.',
  maken: 'Archief maken',
  opnieuw: 'Nieuw archief maken',
  annuleren: 'Annuleren',
  downloaden: 'Archief downloaden',
  verwijderen: 'Archief verwijderen',
  geannuleerd: 'Het archief wordt niet meer gemaakt.',
  verwijderd: 'Het archief is verwijderd.',
  wacht: 'Het archief wacht op zijn beurt.',
  bezig: (gedaan: number, totaal: number): string =>
    gedaan < totaal
      ? `${formatNumber(gedaan)} van ${formatNumber(totaal)} projecten staan erin.`
      : 'De lijsten worden toegevoegd.',
  gaatVerder:
    'U hoeft hier niet op te wachten: ook als u deze pagina sluit, gaat het maken verder. Als dat is ingesteld, krijgt u een e-mail zodra het archief klaar is.',
  voortgang: 'Voortgang van het archief',
  klaar: (bytes: number, gemaakt: string, tot: string): string =>
    `Het archief van ${gemaakt} is klaar: ${formatMegabytes(bytes)} MB. U kunt het tot ${tot} downloaden; alleen u kunt dat.`,
  nietOpgenomen: (aantal: number): string =>
    aantal === 1
      ? '1 onderdeel staat er niet in. LEESMIJ.txt in het archief noemt het, met de reden.'
      : `${formatNumber(aantal)} onderdelen staan er niet in. LEESMIJ.txt in het archief noemt ze, met de reden.`,
  mislukt: 'Het archief kon niet worden gemaakt.',
};

import { LOGO_GRENZEN } from '@adviestool/contract/bedrijf';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { NARROW_SPACE } from '@adviestool/getallen/formatQuantity';

const { bytes, pixels } = LOGO_GRENZEN;
const MEESTE = `${formatNumber(bytes / 1024)}${NARROW_SPACE}kB`;

export const teksten = {
  titel: 'Logo op het rapport',
  uitleg: 'Het logo staat rechtsboven op het voorblad van elk rapport.',
  geen: 'Er is geen logo ingesteld.',
  alt: 'Logo van uw bedrijf',
  maat: (breedte: number, hoogte: number) =>
    `${formatNumber(breedte)} × ${formatNumber(hoogte)} pixels`,
  sleep: 'Sleep een logo hierheen',
  kies: 'Bestand kiezen',
  grenzen: `PNG of JPEG, ten hoogste ${MEESTE} en ${formatNumber(pixels)} bij ${formatNumber(pixels)} pixels. Het staat op ten hoogste 60 bij 14${NARROW_SPACE}mm.`,
  teGroot: `Dit bestand is te groot. Een logo mag ${MEESTE} zijn.`,
  eenTegelijk: 'Kies één bestand.',
  bezig: 'Het logo wordt opgeslagen…',
  vervangen: 'Logo vervangen',
  verwijderen: 'Logo verwijderen',
  annuleren: 'Annuleren',
  opgeslagen: 'Het logo is opgeslagen.',
  verwijderd: 'Het logo is verwijderd.',
  vraag: {
    title: 'Logo verwijderen',
    text: 'Nieuwe rapporten hebben dan geen eigen logo meer. Rapporten die al gemaakt zijn, veranderen niet.',
    confirm: 'Logo verwijderen',
    cancel: 'Annuleren',
    destructive: true,
  },
};

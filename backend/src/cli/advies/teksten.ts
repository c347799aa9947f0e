import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import { formatDecimal } from '@adviestool/getallen/formatDecimal';
import { formatDecimalen, formatGetal } from '@adviestool/getallen/formatDecimalen';

import type { TekstPlaats } from './plaats.ts';

const gevallenTekst = (aantal: number): string =>
  aantal === 1 ? '1 geval' : `${formatGetal(aantal)} gevallen`;

export const ONGELDIGE_JSON = ({ regel, positie }: TekstPlaats): string =>
  `Ongeldige JSON op regel ${regel}, positie ${positie}.`;

export const TE_GROOT = ({ regel, positie }: TekstPlaats): string =>
  `Het geval op regel ${regel}, positie ${positie} is groter dan 16 MB, of er ontbreekt een haakje.`;

/** What was calculated before reading had to stop. */
export const totHier = (aantal: number): string =>
  aantal === 0
    ? 'Er is niets berekend.'
    : `Gelezen tot daar: ${gevallenTekst(aantal)}. Wat erna komt, is niet berekend.`;

export const aantalFout = (fout: number, aantal: number): string =>
  fout === aantal
    ? `Alle ${gevallenTekst(aantal)} hebben fouten.`
    : `${formatGetal(fout)} van ${gevallenTekst(aantal)} ${fout === 1 ? 'heeft' : 'hebben'} fouten. De andere zijn berekend.`;

export const meerFouten = (aantal: number): string =>
  `Alleen de eerste ${formatGetal(aantal)} fouten staan hier. In de uitvoer staan ze alle.`;

export const waarschuwing = (tekst: string): string =>
  `${adviesTeksten.soort.waarschuwing}: ${tekst}`;

/** In the decimals of its unit, or as many as tell it from what is lower. */
const hogerDan = (lager: number, druk: number): string => {
  let decimalen = 2;
  while (decimalen < 15 && Number(druk.toFixed(decimalen)) <= lager) decimalen += 1;
  return formatDecimalen(druk, decimalen, decimalen);
};

/** Of a wind load that was given, kN/m², below that of the least windvormfactor. */
export const windbelastingTeLaag = (opgegeven: number, druk: number): string =>
  `Gerekend met een opgegeven windbelasting van ${formatDecimal(opgegeven)} kN/m², lager dan de druk op een vlakke gevel (1,1 · q_p is ${hogerDan(opgegeven, druk)} kN/m²). De wind is te laag gerekend.`;

/** Of the cases that were calculated. */
export const aantalGewaarschuwd = (gewaarschuwd: number, berekend: number): string =>
  `${formatGetal(gewaarschuwd)} van ${berekend === 1 ? '1 advies' : `${formatGetal(berekend)} adviezen`} ${gewaarschuwd === 1 ? 'heeft' : 'hebben'} een waarschuwing.`;

export const meerWaarschuwingen = (aantal: number): string =>
  `Alleen de eerste ${formatGetal(aantal)} waarschuwingen staan hier.`;

export const nietGelezen = (bestand: string, code: string): string =>
  `${bestand}: Bestand kan niet worden gelezen (${code}).`;

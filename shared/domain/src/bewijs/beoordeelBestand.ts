import type { AdviesJson } from '@adviestool/contract/adviesJson';
import type { Rapportcertificaat } from '@adviestool/contract/rapportsleutels';

import type { Bewijsfout } from './bewijsfoutTekst.ts';

/** A signature of a file as a whole, as its reader found it. */
export interface Ondertekening {
  /** Where it stands, in bytes. */
  readonly begin: number;
  /** The bytes from the begin of the file to here are what it is about. */
  readonly tot: number;
  /** ISO 8601; null: it names none. */
  readonly moment: string | null;
  /** Whose key signed just these bytes; null: nobody's. `vingerafdruk` is the SHA-256 of the certificate. */
  readonly door: { readonly vingerafdruk: string; readonly naam: string | null } | null;
}

/** A file around numbers. */
export interface Bestand {
  /** In bytes. */
  readonly lengte: number;
  /** In the order of the file; null: they could not be verified here. */
  readonly ondertekeningen: readonly Ondertekening[] | null;
}

/** How a file was changed. */
export type Verandering =
  /** The numbers say that the file was signed. */
  | 'handtekeningWeg'
  /** Other bytes than were signed. */
  | 'inhoud'
  /** Bytes behind the signed ones. */
  | 'erachter'
  /** A second signature, which does not cover the whole file. */
  | 'tweedeHandtekening'
  /** Signed again, with another key than that of the installation. */
  | 'andereSleutel';

/** What is known of the file itself. */
export type Bestandsoordeel =
  /** Loose numbers. */
  | { readonly soort: 'geenBestand' }
  | { readonly soort: 'ongewijzigd'; readonly moment: string }
  | { readonly soort: 'veranderd'; readonly hoe: Verandering }
  /** Its key counts no more. */
  | { readonly soort: 'ingetrokken' | 'verlopen'; readonly op: string }
  /** Somebody else signed the whole file, with the signature of the installation in it. */
  | { readonly soort: 'daarnaOndertekend'; readonly moment: string; readonly naam: string | null }
  /** Genuine numbers of a release that signed no files. */
  | { readonly soort: 'nietOndertekend' }
  /** Neither signed, nor around genuine numbers. */
  | { readonly soort: 'zonderHandtekening' }
  | { readonly soort: 'andereInstallatie'; readonly naam: string | null }
  /** The browser has no cryptography, or of the installation no certificates are known. */
  | { readonly soort: 'nietTeControleren'; readonly reden: 'browser' | 'certificaten' };

/** What is known of the numbers in it. */
export type Getallen =
  | { readonly bewezen: true; readonly json: Pick<AdviesJson, 'bestandOndertekend'> }
  | { readonly bewezen: false; readonly fout: Pick<Bewijsfout, 'soort'> };

const veranderd = (hoe: Verandering): Bestandsoordeel => ({ soort: 'veranderd', hoe });

type Getekend = Ondertekening & { readonly door: NonNullable<Ondertekening['door']> };

const isGetekend = (ondertekening: Ondertekening): ondertekening is Getekend =>
  ondertekening.door !== null;

/** Of a file in which no signature is of this installation. */
const beoordeelVreemd = (
  { lengte, ondertekeningen }: { lengte: number; ondertekeningen: readonly Ondertekening[] },
  getallen: Getallen,
): Bestandsoordeel => {
  const laatste = ondertekeningen.findLast(isGetekend);
  if (getallen.bewezen) {
    if (getallen.json.bestandOndertekend !== true) {
      // Who signed a file of a former release afterwards vouches for it himself; a broken signature says more.
      return ondertekeningen.every(isGetekend) ? { soort: 'nietOndertekend' } : veranderd('inhoud');
    }
    if (ondertekeningen.length === 0) return veranderd('handtekeningWeg');
    return veranderd(laatste === undefined ? 'inhoud' : 'andereSleutel');
  }
  const { soort } = getallen.fout;
  if (soort === 'geenAdvies' || soort === 'geenHandtekening' || ondertekeningen.length === 0) {
    return { soort: 'zonderHandtekening' };
  }
  if (laatste === undefined) return veranderd('inhoud');
  if (laatste.tot < lengte) return veranderd('erachter');
  return soort === 'onbekendeSleutel'
    ? { soort: 'andereInstallatie', naam: laatste.door.naam }
    : veranderd('andereSleutel');
};

/**
 * Judges the file around numbers: whether the signature of one of these certificates covers it to the last byte.
 * @param certificaten undefined: none are known of the installation, which is no fault of the file
 */
export const beoordeelBestand = (
  bestand: Bestand | null,
  getallen: Getallen,
  certificaten: readonly Rapportcertificaat[] | undefined,
): Bestandsoordeel => {
  if (bestand === null) return { soort: 'geenBestand' };
  const { lengte, ondertekeningen } = bestand;
  if (ondertekeningen === null) return { soort: 'nietTeControleren', reden: 'browser' };
  if (certificaten === undefined) return { soort: 'nietTeControleren', reden: 'certificaten' };
  const certificaatVan = ({ door }: Ondertekening): Rapportcertificaat | undefined =>
    certificaten.find(({ kid }) => kid === door?.vingerafdruk);
  const eigen = ondertekeningen.findLast((each) => certificaatVan(each) !== undefined);
  const certificaat = eigen && certificaatVan(eigen);
  if (eigen === undefined || certificaat === undefined) {
    return beoordeelVreemd({ lengte, ondertekeningen }, getallen);
  }
  const { moment, tot } = eigen;
  if (certificaat.ingetrokken !== null)
    return { soort: 'ingetrokken', op: certificaat.ingetrokken };
  if (moment === null) return veranderd('inhoud');
  // A key that signs no more cannot have signed later.
  if (certificaat.tot !== null && Date.parse(moment) > Date.parse(certificaat.tot)) {
    return { soort: 'verlopen', op: certificaat.tot };
  }
  if (tot === lengte) return { soort: 'ongewijzigd', moment };
  const erna = ondertekeningen.filter(({ begin }) => begin >= tot);
  const laatste = erna.at(-1);
  if (laatste === undefined) return veranderd('erachter');
  return erna.every(isGetekend) && laatste.tot === lengte
    ? { soort: 'daarnaOndertekend', moment, naam: laatste.door?.naam ?? null }
    : veranderd('tweedeHandtekening');
};

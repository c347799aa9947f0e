import { Certificate, ContentInfo, CryptoEngine, SignedData } from 'pkijs';

import type { Ondertekening } from './pdfInhoud.ts';

/** Signatures that are looked at; whatever the others are, the file has too many for a report. */
const MEEST = 10;
/** Places of one, whatever is there. */
const MEEST_GEZIEN = 1000;
/** Bytes that are kept free for a signature: more than any takes that vouches for itself. */
const MEEST_VRIJ = 256 * 1024;
/** Characters of a name out of a certificate. */
const NAAM = 100;

const SHA2: ReadonlySet<string> = new Set(
  [1, 2, 3].map((member) => `2.16.840.1.101.3.4.2.${member}`),
);
const COMMON_NAME = '2.5.4.3';
const ORGANISATION = '2.5.4.10';

const BEREIK = /\/ByteRange\s*\[([\d\s]{7,80})\]/g;
const MOMENT = /\/M\s*\(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|([+-]\d\d)'(\d\d))/;

/** A dictionary in the file that says which bytes it signs. */
interface OndertekeningPlaats {
  begin: number;
  moment: string | null;
  /** A signature between bytes of a whole file: those before it, and those behind it up to `tot`; null: there is none. */
  getekend: { cms: Uint8Array<ArrayBuffer>; voor: number; na: number; tot: number } | null;
}

const momentOf = (dictionary: string): string | null => {
  const [, jaar, maand, dag, uur, minuut, seconde, zone = '+00', minuten = '00'] =
    MOMENT.exec(dictionary) ?? [];
  const moment = Date.parse(
    `${jaar}-${maand}-${dag}T${uur}:${minuut}:${seconde}${zone}:${minuten}`,
  );
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
};

/** The signature between the ranges: nothing but `<`, figures and `>`, or more than a signature could hide there. */
const cmsOf = (gap: string): Uint8Array<ArrayBuffer> | null => {
  if (gap.length > MEEST_VRIJ) return null;
  const hex = /^<((?:[\da-f]{2})+)>$/i.exec(gap)?.[1];
  if (hex === undefined) return null;
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) =>
    Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16),
  );
};

/** Where a walk through the file is: in which object, and how deep in its strings. */
interface Wandeling {
  /** Where the object begins; -1: before the first. */
  head: number;
  /** In the content of a stream, or behind an object: nothing there says anything of the file. */
  isInhoud: boolean;
  /** Brackets of a string that are open. */
  haken: number;
}

const hakenNa = (text: string, before: number): number => {
  let haken = before;
  for (const [sign] of text.matchAll(/\\[\s\S]|[()]/g)) {
    if (sign === '(') haken += 1;
    else if (sign === ')') haken = Math.max(0, haken - 1);
  }
  return haken;
};

/** The walk at the end of the piece that follows. */
const walkOn = ({ head, isInhoud, haken }: Wandeling, from: number, piece: string): Wandeling => {
  const object = piece.lastIndexOf(' obj');
  const rest = object === -1 ? piece : piece.slice(object);
  return {
    head: object === -1 ? head : from + object,
    isInhoud: (object === -1 && isInhoud) || /stream[\r\n]|endobj/.test(rest),
    haken: hakenNa(rest, object === -1 ? haken : 0),
  };
};

const plaatsOf = (
  text: string,
  { head, begin, end }: { head: number; begin: number; end: number },
  numbers: string,
): OndertekeningPlaats => {
  const [start, voor = 0, na = 0, rest = 0, ...more] = numbers.trim().split(/\s+/).map(Number);
  const isWhole =
    start === 0 &&
    more.length === 0 &&
    head < voor &&
    voor < na &&
    na <= end &&
    na + rest <= text.length;
  const cms = isWhole ? cmsOf(text.slice(voor, na)) : null;
  if (cms === null) return { begin, moment: null, getekend: null };
  const moment = momentOf(`${text.slice(head, voor)}${text.slice(na, end)}`);
  return { begin, moment, getekend: { cms, voor, na, tot: na + rest } };
};

/** In one walk, whatever stands how often in a file. */
const plaatsenIn = (bytes: Uint8Array): OndertekeningPlaats[] => {
  const text = new TextDecoder('latin1').decode(bytes);
  const plaatsen: OndertekeningPlaats[] = [];
  let walk: Wandeling = { head: -1, isInhoud: false, haken: 0 };
  let at = 0;
  let end = 0;
  let getekend = 0;
  for (const { index: begin, 1: numbers = '' } of text.matchAll(BEREIK)) {
    walk = walkOn(walk, at, text.slice(at, begin));
    at = begin;
    // A name stands readable in its report: it may look like a place.
    if (walk.head === -1 || walk.isInhoud || walk.haken > 0) continue;
    if (end < begin) end = text.indexOf('endobj', begin);
    if (end === -1) break;
    const plaats = plaatsOf(text, { head: walk.head, begin, end }, numbers);
    plaatsen.push(plaats);
    if (plaats.getekend !== null) getekend += 1;
    if (getekend === MEEST || plaatsen.length === MEEST_GEZIEN) break;
  }
  return plaatsen;
};

const naamOf = ({ subject }: Certificate): string | null => {
  const names = [COMMON_NAME, ORGANISATION].flatMap((wanted) =>
    subject.typesAndValues.flatMap(({ type, value }): unknown[] =>
      type === wanted ? [value.valueBlock.value] : [],
    ),
  );
  const naam = names.find((each) => typeof each === 'string');
  return typeof naam === 'string' ? naam.replaceAll(/\p{C}/gu, ' ').slice(0, NAAM) : null;
};

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

interface Ondertekenaar {
  vingerafdruk: string;
  naam: string | null;
}

/** Who signed the bytes around it; null: nobody did, or in a way that is not known. */
const verify = async (
  { cms, voor, na, tot }: NonNullable<OndertekeningPlaats['getekend']>,
  bytes: Uint8Array,
  crypto: CryptoEngine,
): Promise<Ondertekenaar | null> => {
  const content = new Uint8Array(voor + tot - na);
  content.set(bytes.subarray(0, voor));
  content.set(bytes.subarray(na, tot), voor);
  try {
    const info = ContentInfo.fromBER(cms);
    const signedData = new SignedData({ schema: info.content });
    const [signer, ...more] = signedData.signerInfos;
    if (signer?.signedAttrs === undefined || more.length > 0) return null;
    // What it signs is the file, not something that it brings.
    if (signedData.encapContentInfo.eContent !== undefined) return null;
    if (!SHA2.has(signer.digestAlgorithm.algorithmId)) return null;
    const { signatureVerified, signerCertificate } = await signedData.verify(
      { signer: 0, data: content.buffer, extendedMode: true },
      crypto,
    );
    if (signatureVerified !== true || !(signerCertificate instanceof Certificate)) return null;
    const der = signerCertificate.toSchema().toBER();
    const vingerafdruk = hexOf(await crypto.digest({ name: 'SHA-256' }, der));
    return { vingerafdruk, naam: naamOf(signerCertificate) };
  } catch {
    // Whatever else stands there.
    return null;
  }
};

/**
 * The signatures of a PDF as a file, in the order of the file, each with the bytes that it covers.
 * @returns null where nothing can be verified: a page that came over http has no cryptography
 */
export const readOndertekeningen = async (
  bytes: Uint8Array,
): Promise<readonly Ondertekening[] | null> => {
  // Browsers have it on secure pages alone, whatever the types say.
  // oxlint-disable-next-line typescript/no-unnecessary-condition
  if (globalThis.crypto.subtle === undefined) return null;
  const crypto = new CryptoEngine({ crypto: globalThis.crypto, name: 'reader' });
  const ondertekeningen: Ondertekening[] = [];
  for (const { begin, moment, getekend } of plaatsenIn(bytes)) {
    const door = getekend && (await verify(getekend, bytes, crypto));
    ondertekeningen.push({ begin, tot: getekend?.tot ?? 0, moment, door });
  }
  return ondertekeningen;
};

import { createHash, X509Certificate, webcrypto } from 'node:crypto';

import {
  rapportcertificaatSchema,
  type Rapportcertificaat,
} from '@adviestool/contract/rapportsleutels';
import { Integer, Utf8String } from 'asn1js';
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
  getRandomValues,
  Time,
  TimeType,
} from 'pkijs';
import { z } from 'zod';

import type { Bestandsleutel } from './ondertekenPdf.ts';
import { NoKeyError } from './sleutelbos.ts';

/** A certificate of the installation as everyone gets it, and the secret half of its key. */
const certificaatSchema = rapportcertificaatSchema.extend({
  /** base64 of PKCS#8; null: the key of a bought certificate is where the environment says. */
  geheim: z.base64().nullable(),
});

/** The certificates of an installation, the newest last. */
export const certificatenbosSchema = z.object({ certificaten: z.array(certificaatSchema) });

type Certificaat = z.infer<typeof certificaatSchema>;
export type Certificatenbos = z.infer<typeof certificatenbosSchema>;

const { subtle } = webcrypto;

/** Years in which a certificate that signed itself is valid; it is replaced long before. */
const GELDIG = 20;
const COMMON_NAME = '2.5.4.3';
const KEY_USAGE = '2.5.29.15';
const BASIC_CONSTRAINTS = '2.5.29.19';
/** digitalSignature and nonRepudiation, as a BIT STRING. */
const ONDERTEKENEN = Uint8Array.from([0x03, 0x02, 0x06, 0xc0]).buffer;

/** Positive, and of sixteen bytes whatever chance brings. */
const serialNumber = (): Integer => {
  const bytes = getRandomValues(new Uint8Array(16));
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return new Integer({ valueHex: bytes.buffer });
};

export const kidOf = (der: Uint8Array): string => createHash('sha256').update(der).digest('hex');

/** A key on P-256 with a certificate that it signed itself, in the name of the installation. */
const createCertificaat = async (naam: string, now: Date): Promise<Certificaat> => {
  const keys = await subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const certificate = new Certificate({ version: 2, serialNumber: serialNumber() });
  for (const { typesAndValues } of [certificate.subject, certificate.issuer]) {
    typesAndValues.push(
      new AttributeTypeAndValue({ type: COMMON_NAME, value: new Utf8String({ value: naam }) }),
    );
  }
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + GELDIG);
  certificate.notBefore = new Time({ type: TimeType.UTCTime, value: now });
  certificate.notAfter = new Time({ type: TimeType.UTCTime, value: until });
  certificate.extensions = [
    new Extension({
      extnID: BASIC_CONSTRAINTS,
      critical: true,
      extnValue: new BasicConstraints({ cA: false }).toSchema().toBER(),
    }),
    new Extension({ extnID: KEY_USAGE, critical: true, extnValue: ONDERTEKENEN }),
  ];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, 'SHA-256');
  const der = Buffer.from(certificate.toSchema(true).toBER());
  const geheim = Buffer.from(await subtle.exportKey('pkcs8', keys.privateKey));
  return {
    kid: kidOf(der),
    certificaat: der.toString('base64'),
    van: now.toISOString(),
    tot: null,
    ingetrokken: null,
    geheim: geheim.toString('base64'),
  };
};

const isInUse = ({ tot, ingetrokken }: Certificaat): boolean =>
  tot === null && ingetrokken === null;

const retire = (certificaat: Certificaat, now: Date): Certificaat => ({
  ...certificaat,
  tot: certificaat.tot ?? now.toISOString(),
});

/**
 * The certificates of a new installation.
 * @param naam of the installation, as a reader of PDFs shows it
 */
export const createCertificatenbos = async (naam: string, now: Date): Promise<Certificatenbos> => ({
  certificaten: [await createCertificaat(naam, now)],
});

/** A new certificate of its own signs from now on; what the former ones signed stays valid. A bought one stays in use. */
export const wisselCertificaat = async (
  { certificaten }: Certificatenbos,
  naam: string,
  now: Date,
): Promise<Certificatenbos> => ({
  certificaten: [
    ...certificaten.map((each) => (each.geheim === null ? each : retire(each, now))),
    await createCertificaat(naam, now),
  ],
});

/**
 * Nothing that the key of this certificate signed is valid any more; a new one signs when it was in use.
 * @returns null when there is no such certificate
 */
export const trekCertificaatIn = async (
  { certificaten: former }: Certificatenbos,
  kid: string,
  { naam, now }: { naam: string; now: Date },
): Promise<Certificatenbos | null> => {
  if (!former.some((each) => each.kid === kid)) return null;
  const certificaten = former.map((each) =>
    each.kid === kid
      ? { ...retire(each, now), ingetrokken: each.ingetrokken ?? now.toISOString() }
      : each,
  );
  const isThereOne = certificaten.some((each) => isInUse(each) && each.geheim !== null);
  return {
    certificaten: isThereOne ? certificaten : [...certificaten, await createCertificaat(naam, now)],
  };
};

/**
 * The bought certificate signs from now on.
 * @returns null when that is known already
 * @throws NoKeyError when it was withdrawn
 */
export const neemCertificaat = (
  { certificaten }: Certificatenbos,
  der: Uint8Array,
  now: Date,
): Certificatenbos | null => {
  const kid = kidOf(der);
  const known = certificaten.find((each) => each.kid === kid);
  if (known !== undefined && !isInUse(known)) {
    throw new NoKeyError(
      `The certificate ${kid} of REPORT_CERTIFICATE was replaced or withdrawn by pnpm sleutels: name another.`,
    );
  }
  if (known !== undefined) return null;
  const gekocht = {
    kid,
    certificaat: Buffer.from(der).toString('base64'),
    van: now.toISOString(),
    tot: null,
    ingetrokken: null,
    geheim: null,
  };
  // A bought one that came before signs no more.
  const rest = certificaten.map((each) => (each.geheim === null ? retire(each, now) : each));
  return { certificaten: [...rest, gekocht] };
};

/** What everyone may know of the certificates. */
export const listCertificaten = ({ certificaten }: Certificatenbos): Rapportcertificaat[] =>
  certificaten.map(({ geheim: _geheim, ...openbaar }) => openbaar);

/** The installation's own key that is in use. @throws NoKeyError */
export const bestandsleutelOf = ({ certificaten }: Certificatenbos): Bestandsleutel => {
  const own = certificaten.findLast((each) => isInUse(each) && each.geheim !== null);
  if (own === undefined || own.geheim === null) {
    throw new NoKeyError('Geen certificaat is in gebruik.');
  }
  return {
    certificaat: Buffer.from(own.certificaat, 'base64'),
    keten: [],
    geheim: Buffer.from(own.geheim, 'base64'),
  };
};

/** Name of the holder: CN=Adviestool advies.example.nl. */
export const houderOf = ({ certificaat }: Rapportcertificaat): string =>
  new X509Certificate(Buffer.from(certificaat, 'base64')).subject.replaceAll('\n', ', ');

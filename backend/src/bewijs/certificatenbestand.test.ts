import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { buildPdf } from '@adviestool/pdf/builders/buildPdf';
import { beforeEach, expect, jest, test } from '@jest/globals';
import forge from 'node-forge';

import { addHandtekeningveld } from '../rapporten/handtekeningveld.ts';
import { openPdf, packPdf } from '../rapporten/packPdf.ts';
import {
  createCertificaten,
  readCertificatenbos,
  writeCertificatenbos,
} from './certificatenbestand.ts';
import { kidOf, trekCertificaatIn } from './certificatenbos.ts';
import { holdSleutels } from './holdSleutels.ts';
import { bestandsondertekenaarOf } from './ondertekenPdf.ts';

// pdf.js says there what it would draw with.
jest.spyOn(console, 'warn').mockImplementation(() => undefined);
const { readPdf } = await import('@adviestool/pdf/readPdf');

const NU = new Date('2026-11-27T12:00:00.000Z');
const WACHTWOORD = 'geheim én lang';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'certificaten-'));
});

const config = (bestand: string | null = null) => ({
  dataDir,
  rapportsleutels: null,
  siteOrigin: 'https://advies.example.nl',
  rapportcertificaat: bestand === null ? null : { bestand, wachtwoord: WACHTWOORD },
});

/** A certificate as a shop sells it, with the password around it of now or of twenty years ago. */
const buyCertificate = async (
  algorithm: 'aes256' | '3des' = 'aes256',
  tot = new Date('2028-01-01'),
): Promise<string> => {
  const keys = forge.pki.rsa.generateKeyPair(2048);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = keys.publicKey;
  certificate.serialNumber = '0123';
  certificate.validity.notBefore = new Date('2025-01-01');
  certificate.validity.notAfter = tot;
  const attrs = [{ name: 'commonName', value: 'Bouwbedrijf Jansen BV' }];
  certificate.setSubject(attrs);
  certificate.setIssuer(attrs);
  certificate.sign(keys.privateKey, forge.md.sha256.create());
  const p12 = forge.pkcs12.toPkcs12Asn1(keys.privateKey, [certificate], WACHTWOORD, { algorithm });
  const file = path.join(dataDir, 'gekocht.p12');
  await writeFile(file, Buffer.from(forge.asn1.toDer(p12).getBytes(), 'latin1'));
  return file;
};

const signWith = async (settings: ReturnType<typeof config>) => {
  const certificaten = createCertificaten(settings, () => NU);
  const sleutel = await certificaten.sleutel();
  const openbaar = await certificaten.openbaar();
  const leeg = packPdf(addHandtekeningveld(openPdf(buildPdf()), NU));
  const gelezen = await readPdf(Uint8Array.from(await bestandsondertekenaarOf(sleutel)(leeg)));
  if (!gelezen.gelukt) throw new Error(gelezen.fout);
  const { lengte, ondertekeningen } = gelezen.inhoud;
  return { lengte, ondertekening: ondertekeningen?.[0], openbaar };
};

test('the first that asks makes a certificate in the name of the installation, for its owner alone', async () => {
  const [een, ander] = await Promise.all([
    readCertificatenbos(config(), NU),
    readCertificatenbos(config(), NU),
  ]);
  expect(een.certificaten).toHaveLength(1);
  expect(ander).toEqual(een);
  const file = path.join(dataDir, 'rapportsleutels.certificaten.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const { ondertekening, lengte, openbaar } = await signWith(config());
  expect(ondertekening).toMatchObject({
    tot: lengte,
    moment: NU.toISOString(),
    door: { vingerafdruk: openbaar[0]?.kid, naam: 'Adviestool advies.example.nl' },
  });
});

test.each(['aes256', '3des'] as const)(
  'a bought certificate (%s) signs in its own name, and is known when it has been replaced',
  async (algorithm) => {
    const gekocht = config(await buyCertificate(algorithm));
    const { ondertekening, lengte, openbaar } = await signWith(gekocht);
    expect(openbaar).toHaveLength(2);
    expect(ondertekening).toMatchObject({
      tot: lengte,
      door: { vingerafdruk: openbaar[1]?.kid, naam: 'Bouwbedrijf Jansen BV' },
    });
    // Asked again it is not written down twice.
    expect((await signWith(gekocht)).openbaar).toEqual(openbaar);
    const later = await signWith(config());
    expect(later.openbaar).toEqual(openbaar);
    expect(later.ondertekening?.door?.naam).toBe('Adviestool advies.example.nl');
    const stored = await readFile(path.join(dataDir, 'rapportsleutels.certificaten.json'), 'utf8');
    expect(stored).not.toContain(WACHTWOORD);
  },
);

test('a bought certificate that is withdrawn signs no more, and the others can still be checked with', async () => {
  const gekocht = config(await buyCertificate());
  const certificaten = createCertificaten(gekocht, () => NU);
  const sleutel = await certificaten.sleutel();
  const bos = await readCertificatenbos(gekocht, NU);
  const kid = kidOf(sleutel.certificaat);
  const zonder = await trekCertificaatIn(bos, kid, { naam: 'Adviestool', now: NU });
  await writeCertificatenbos(gekocht, zonder ?? bos);
  await expect(certificaten.sleutel()).rejects.toThrow('was replaced or withdrawn');
  expect(await certificaten.openbaar()).toHaveLength(2);
});

test('a certificate that is withdrawn while a bought one is written down stays withdrawn, and none is lost', async () => {
  const gekocht = config(await buyCertificate());
  const certificaten = createCertificaten(gekocht, () => NU);
  const { sleutel } = await holdSleutels(gekocht, async () => {
    const bos = await readCertificatenbos(gekocht, NU);
    const asked = certificaten.sleutel();
    await Promise.race([asked, setTimeout(500)]);
    const kid = bos.certificaten[0]?.kid ?? '';
    const zonder = await trekCertificaatIn(bos, kid, { naam: 'Adviestool', now: NU });
    await writeCertificatenbos(gekocht, zonder ?? bos);
    return { sleutel: asked };
  });
  const { certificaat } = await sleutel;
  const openbaar = await certificaten.openbaar();
  expect(openbaar.map(({ ingetrokken }) => ingetrokken)).toEqual([NU.toISOString(), null, null]);
  expect(openbaar[2]?.kid).toBe(kidOf(certificaat));
});

test('a bought certificate that cannot be used is told with its file', async () => {
  const verlopen = config(await buyCertificate('aes256', new Date('2026-11-01')));
  const expired = createCertificaten(verlopen, () => NU);
  await expect(expired.sleutel()).rejects.toThrow('gekocht.p12 was valid until Nov');
  expect(await expired.openbaar()).toHaveLength(1);
  const rapportcertificaat = { bestand: path.join(dataDir, 'gekocht.p12'), wachtwoord: 'anders' };
  const closed = createCertificaten({ ...verlopen, rapportcertificaat }, () => NU);
  await expect(closed.sleutel()).rejects.toThrow(
    'is no PKCS#12 file that REPORT_CERTIFICATE_PASSWORD opens',
  );
});

test('a file that holds no certificates is an error, and is left as it is', async () => {
  const file = path.join(dataDir, 'rapportsleutels.certificaten.json');
  await writeFile(file, '{"certificaten": [{}]}', { mode: 0o600 });
  await expect(readCertificatenbos(config(), NU)).rejects.toThrow(/holds no certificates/);
  expect(await readFile(file, 'utf8')).toBe('{"certificaten": [{}]}');
});

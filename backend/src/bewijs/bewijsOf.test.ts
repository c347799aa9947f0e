import { createPublicKey, verify } from 'node:crypto';

import {
  ADVIES_HANDTEKENING,
  ADVIES_JSON,
  adviesJsonSchema,
  handtekeningSchema,
} from '@adviestool/contract/adviesJson';
import { overzichtOf } from '@adviestool/domain/bewijs/overzicht';
import { adviesFor } from '@adviestool/domain/rekenen/advies';
import { adviesUitkomstOf } from '@adviestool/domain/toelichting/adviesUitkomstOf';
import { expect, test } from '@jest/globals';

import { buildRapportinhoud } from '../testing/buildRapportinhoud.ts';
import type { Rapportinhoud } from './adviesJsonOf.ts';
import { adviesBytesOf, bewijsVan, type Bewijs } from './bewijsOf.ts';
import { createSleutelbos, ondertekenaarOf } from './sleutelbos.ts';

const BOS = createSleutelbos(new Date('2026-11-01T00:00:00.000Z'));

const proven = (inhoud: Rapportinhoud): Bewijs => {
  const bytes = adviesBytesOf(inhoud);
  return bewijsVan(bytes, ondertekenaarOf(BOS)(bytes), 'https://advies.example.nl');
};

const bytesOf = ({ bestanden }: Bewijs, gezocht: string): Buffer =>
  Buffer.from(bestanden.find(({ naam }) => naam === gezocht)?.bytes ?? []);

const parse = (bytes: Buffer): unknown => JSON.parse(bytes.toString('utf8'));

test('the attached JSON holds what was calculated with and what came out', () => {
  const inhoud = buildRapportinhoud();
  const json = adviesJsonSchema.parse(parse(bytesOf(proven(inhoud), ADVIES_JSON)));
  expect(json.project).toEqual(inhoud.project);
  expect(json.gevelvullingen.map(({ gevelvulling }) => gevelvulling)).toEqual(
    inhoud.gevelvullingen,
  );
  for (const [index, gevelvulling] of inhoud.gevelvullingen.entries()) {
    const advies = adviesFor({
      projectGegevens: inhoud.project.gegevens,
      gevelvulling,
      catalogus: inhoud.catalogus,
    });
    expect(advies?.totaal).toBeGreaterThan(0);
    expect(json.gevelvullingen[index]?.advies).toEqual(
      JSON.parse(JSON.stringify(advies && adviesUitkomstOf(advies))),
    );
  }
});

test('a size with decimals is read from it as it is', () => {
  const inhoud = buildRapportinhoud();
  const gevelvullingen = inhoud.gevelvullingen.map((gevelvulling) => ({
    ...gevelvulling,
    gevelvullingEnKaderData: {
      ...gevelvulling.gevelvullingEnKaderData,
      breedte: 1234.5,
      hoogte: 2100,
    },
  }));
  const bytes = bytesOf(proven({ ...inhoud, gevelvullingen }), ADVIES_JSON);
  const [rij] = overzichtOf(adviesJsonSchema.parse(parse(bytes)));
  expect(rij?.maten).toBe('1234,5 × 2100');
});

test('those without a merk are told apart in what is read from it, as on paper', () => {
  const inhoud = buildRapportinhoud();
  const gevelvullingen = inhoud.gevelvullingen.map((gevelvulling, index) => ({
    ...gevelvulling,
    gevelvullingEnKaderData: {
      ...gevelvulling.gevelvullingEnKaderData,
      merk: null,
      bouwlaag: `${index}`,
    },
  }));
  const bytes = bytesOf(proven({ ...inhoud, gevelvullingen }), ADVIES_JSON);
  for (const { naam } of overzichtOf(adviesJsonSchema.parse(parse(bytes)))) {
    expect(naam).toMatch(/\(\d+ × \d+ mm, bouwlaag \d\)$/u);
  }
});

test('of the catalogue it holds what is used', () => {
  const { catalogusDeel } = adviesJsonSchema.parse(
    parse(bytesOf(proven(buildRapportinhoud()), ADVIES_JSON)),
  );
  expect(catalogusDeel.hoekankers.map(({ id }) => id)).toEqual(['GA-90']);
  expect(catalogusDeel.bevestigingsmiddelenBouwkundig.map(({ id }) => id)).toEqual(['KP-10']);
  expect(catalogusDeel.bevestigingsmiddelenHout.map(({ id }) => id)).toEqual(['HS-50']);
});

test('it says nothing of what a product costs and who delivers it', () => {
  const inhoud = buildRapportinhoud();
  const besteld = { leverancier: 'Metaal BV', artikel: 'M-90', prijs: 8750 };
  const catalogus = {
    ...inhoud.catalogus,
    hoekankers: inhoud.catalogus.hoekankers.map((hoekanker) => ({
      ...hoekanker,
      ...besteld,
      bronPerWaarde: { FgRk: 'beproeving', prijs: 'blad-ga' },
    })),
  };
  const { catalogusDeel } = adviesJsonSchema.parse(
    parse(bytesOf(proven({ ...inhoud, catalogus }), ADVIES_JSON)),
  );
  const [product] = catalogusDeel.hoekankers;
  expect(product).not.toHaveProperty('prijs');
  expect(product).not.toHaveProperty('artikel');
  expect(product).not.toHaveProperty('leverancier');
  expect(product?.bronPerWaarde).toEqual({ FgRk: 'beproeving' });
});

test('a gevelvulling that is not complete has no outcome', () => {
  const [eerste, ...rest] = buildRapportinhoud().gevelvullingen;
  const open = eerste === undefined ? [] : [{ ...eerste, detailleringData: {} }];
  const json = adviesJsonSchema.parse(
    parse(bytesOf(proven(buildRapportinhoud({ gevelvullingen: [...open, ...rest] })), ADVIES_JSON)),
  );
  expect(json.gevelvullingen.map(({ advies }) => advies === null)).toEqual([true, false]);
});

test('the same content has the same bytes, in whatever order its keys are', () => {
  const inhoud = buildRapportinhoud();
  const { id, revisie, door, op, gegevens } = inhoud.project;
  const { projectNaam, ...rest } = gegevens;
  const opnieuw = proven({
    ...inhoud,
    project: { gegevens: { ...rest, projectNaam }, op, door, revisie, id },
  });
  for (const naam of [ADVIES_JSON, ADVIES_HANDTEKENING]) {
    expect(bytesOf(opnieuw, naam).equals(bytesOf(proven(inhoud), naam))).toBe(true);
  }
});

test('the attached signature is over the bytes of the attached JSON', () => {
  const bewijs = proven(buildRapportinhoud());
  const { kid, handtekening } = handtekeningSchema.parse(
    parse(bytesOf(bewijs, ADVIES_HANDTEKENING)),
  );
  const sleutel = BOS.sleutels.find((kandidaat) => kandidaat.kid === kid);
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: sleutel?.publicKey ?? '' },
    format: 'jwk',
  });
  const bytes = bytesOf(bewijs, ADVIES_JSON);
  const isSigned = (data: Buffer): boolean =>
    verify(null, data, key, Buffer.from(handtekening, 'base64url'));
  expect(isSigned(bytes)).toBe(true);
  bytes[100] = (bytes[100] ?? 0) ^ 1;
  expect(isSigned(bytes)).toBe(false);
});

test('other content has another kenmerk', () => {
  const inhoud = buildRapportinhoud();
  const { kenmerk } = proven(inhoud);
  expect(kenmerk).toMatch(/^[\dA-F]{4}(?:-[\dA-F]{4}){3}$/);
  expect(proven({ ...inhoud, programma: '1.0.1' }).kenmerk).not.toBe(kenmerk);
});

test('the QR code leads to the check on the configured address', () => {
  const { qr } = proven(buildRapportinhoud());
  expect(qr.adres).toBe('https://advies.example.nl/controle');
  expect(qr.vakjes.length).toBeGreaterThanOrEqual(21);
  expect(qr.vakjes.every((rij) => rij.length === qr.vakjes.length)).toBe(true);
  // The mark in its upper left corner.
  expect(qr.vakjes[0]?.slice(0, 8)).toEqual([true, true, true, true, true, true, true, false]);
});

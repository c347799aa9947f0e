import { expect, test } from '@jest/globals';

import { refuseOlder } from './refuseOlder.ts';
import { RemoteContractError } from './loadCause/remoteErrors.ts';

const documentOf = (range?: string): Parameters<typeof refuseOlder>[0] => ({
  id: 'gevelvulling',
  requires: range === undefined ? {} : { '@adviestool/contract': range },
});

test.each(['^0.3.0', '^1.0.0', '^1.1.0', '~1.1.4', '^1', '1.x', '>=1', '<2', '*'])(
  'a remote on contract %s is kept from it',
  (range) => {
    expect(() => refuseOlder(documentOf(range), { gevolgklasse: 'CC2' })).toThrow(
      RemoteContractError,
    );
    // Without a choice its numbers are those of now.
    expect(() => refuseOlder(documentOf(range), { gevolgklasse: null })).not.toThrow();
    expect(() => refuseOlder(documentOf(range), {})).not.toThrow();
  },
);

test.each(['^1.2.0', '^1.10.0', '>=2.0.0', '^2', undefined])('one on %s gets it', (range) => {
  expect(() => refuseOlder(documentOf(range), { gevolgklasse: 'CC2' })).not.toThrow();
});

const METGEVEL = { windvormfactoren: [{ gevel: 'Noord', factor: 1.1 }] };

test('one that knows the class and no factors of facades is kept from a project that has them', () => {
  expect(() => refuseOlder(documentOf('^1.2.0'), METGEVEL)).toThrow(RemoteContractError);
  expect(() => refuseOlder(documentOf('^1.2.0'), { windvormfactoren: [] })).not.toThrow();
  expect(() => refuseOlder(documentOf('^1.3.0'), METGEVEL)).not.toThrow();
});

const catalogusMet = (middel: object) => ({ bevestigingsmiddelenBouwkundig: [{}, middel] });

test('one that does not know a largest lever arm is kept from a catalogue that has one', () => {
  expect(() => refuseOlder(documentOf('^1.1.0'), {}, catalogusMet({ maxHefboomarm: 100 }))).toThrow(
    'it does not know maxHefboomarm',
  );
  expect(() => refuseOlder(documentOf('^1.1.0'), {}, catalogusMet({}))).not.toThrow();
  expect(() =>
    refuseOlder(documentOf('^1.2.0'), {}, catalogusMet({ maxHefboomarm: 100 })),
  ).not.toThrow();
});

import { NIEUW } from '@adviestool/contract/paths';
import { expect, test } from '@jest/globals';
import { setSession } from '@adviestool/state/session';

import { openSpouwankersituaties, spouwankersituatieNaam } from './spouwankersituaties.ts';

const host = { config: { variant: { id: 'proef' } } };

const logIn = (uid: number): void => {
  setSession({
    status: 'authenticated',
    user: { uid, name: 'Jan', roles: [], groups: {} },
    group: null,
  });
};

const situatie = { merk: 'SW1', aantal: 2, wandhoogte: 2600, wandbreedte: 5000 };

const nieuw = { id: NIEUW, situatie, detaillering: {}, productkeuze: {} };

test('a new concept gets an id of its own when it is settled, and the next one starts empty', () => {
  logIn(1);
  const concepten = openSpouwankersituaties(host, 7);
  concepten.keep(nieuw);
  expect(openSpouwankersituaties(host, 7).find(NIEUW)?.situatie).toEqual(situatie);

  const { id } = concepten.settle(nieuw);
  expect(id).toMatch(/^[0-9a-f]{8}$/);
  expect(openSpouwankersituaties(host, 7).find(id)?.situatie).toEqual(situatie);
  expect(concepten.find(NIEUW)).toBeNull();

  concepten.settle({ ...nieuw, id, situatie: { ...situatie, merk: 'SW2' } });
  expect(concepten.list().map(spouwankersituatieNaam)).toEqual(['Spouwankersituatie SW2']);
});

test('a concept that is removed is gone, and the others stay', () => {
  logIn(3);
  const concepten = openSpouwankersituaties(host, 7);
  const { id } = concepten.settle(nieuw);
  concepten.keep({ ...nieuw, situatie: { ...situatie, merk: null } });

  concepten.remove(id);
  expect(concepten.list().map(spouwankersituatieNaam)).toEqual(['Nieuwe spouwankersituatie']);
  concepten.remove(NIEUW);
  expect(concepten.list()).toEqual([]);
});

test.each([
  ['another project', 1, 8],
  ['another user', 2, 7],
])('concepts are not shown to %s', (_name, uid, projectId) => {
  logIn(1);
  const mine = openSpouwankersituaties(host, 7);
  const { id } = mine.settle(nieuw);

  logIn(uid);
  expect(openSpouwankersituaties(host, projectId).find(id)).toBeNull();
});

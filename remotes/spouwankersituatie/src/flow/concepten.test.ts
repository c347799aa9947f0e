import { NIEUW } from '@adviestool/contract/paths';
import { expect, test } from '@jest/globals';
import { setSession } from '@adviestool/state/session';

import { openConcepten } from './concepten.ts';

const host = { config: { variant: { id: 'proef' } } };

const logIn = (uid: number): void => {
  setSession({
    status: 'authenticated',
    user: { uid, name: 'Jan', roles: [], groups: {} },
    group: null,
  });
};

const situatie = { merk: 'SW1', aantal: 2, wandhoogte: 2600, wandbreedte: 5000 };

test('a new draft gets an id of its own when it is settled, and the next one starts empty', () => {
  logIn(1);
  const concepten = openConcepten(host, 7);
  const fresh = concepten.find(NIEUW);
  if (fresh === null) throw new Error('There is always a new one.');
  concepten.keep({ ...fresh, situatie });
  expect(openConcepten(host, 7).find(NIEUW)?.situatie).toEqual(situatie);
  expect(concepten.list()).toEqual([]);

  const { id } = concepten.settle({ ...fresh, situatie });
  expect(id).toMatch(/^[0-9a-f]{8}$/);
  expect(openConcepten(host, 7).find(id)?.situatie).toEqual(situatie);
  expect(concepten.list()).toHaveLength(1);
  expect(concepten.find(NIEUW)?.situatie.merk).toBeNull();

  concepten.settle({ ...fresh, id, situatie: { ...situatie, merk: 'SW2' } });
  expect(concepten.list().map((concept) => concept.situatie.merk)).toEqual(['SW2']);
});

test.each([
  ['another project', 1, 8],
  ['another user', 2, 7],
])('drafts are not shown to %s', (_name, uid, projectId) => {
  logIn(1);
  const mine = openConcepten(host, 7);
  const { id } = mine.settle({ id: NIEUW, situatie, detaillering: {}, productkeuze: {} });

  logIn(uid);
  expect(openConcepten(host, projectId).find(id)).toBeNull();
});

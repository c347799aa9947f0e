import { buildVariant } from '@adviestool/contract/builders/buildVariant';
import type { RemoteDocument } from '@adviestool/contract/remoteDocument';
import type { Release } from '@adviestool/contract/release';
import { expect, test } from '@jest/globals';

import { buildDocument } from '../builders/buildDocument.ts';
import { buildRemotes } from '../builders/buildRemotes.ts';
import { fillersOf } from '../slots/fillersOf.ts';
import { placeOverride } from './placeOverride.ts';

const SECTION = 'project.section/v1';
const LOGIN_AGAIN = 'login-again/v1';

const page = (path: string) => [{ id: 'start', path, title: '' }];

const projects = buildDocument({
  id: 'projects',
  pages: page('projecten'),
  slots: [SECTION, LOGIN_AGAIN],
});

const RELEASE: Release = {
  release: 'a1',
  host: '1.0.0',
  variant: buildVariant({ remotes: { projects: {} }, slots: { [SECTION]: ['projects'] } }),
  catalogus: {
    id: 'proef',
    versie: '1',
    file: '/catalogi/proef/1/catalogus.json',
    integrity: 'sha',
  },
  whatsNew: null,
  remotes: buildRemotes([projects]),
};

const BASE = 'http://localhost:3102/';

const place = (document: RemoteDocument): Release =>
  placeOverride(RELEASE, {
    id: document.id,
    base: BASE,
    document,
    config: { backend: 'http://localhost:3103' },
    alone: document.slots.includes(LOGIN_AGAIN) ? [LOGIN_AGAIN] : [],
  });

test('a remote that the variant does not have stands beside the others, with what dev.json configures', () => {
  const meldingen = buildDocument({ id: 'meldingen', pages: page('meldingen') });
  const { remotes, variant } = place(meldingen);
  expect(Object.keys(remotes).toSorted()).toEqual(['meldingen', 'projects']);
  expect(remotes['meldingen']).toEqual({
    base: BASE,
    config: { backend: 'http://localhost:3103' },
    document: meldingen,
    integrity: {},
    preload: 'never',
  });
  expect(variant.remotes['meldingen']?.enabled).toBe(true);
});

test('it fills a place behind those that the variant names, and a place for one alone', () => {
  const release = place(buildDocument({ id: 'meldingen', slots: [SECTION, LOGIN_AGAIN] }));
  expect(fillersOf(release, SECTION)).toEqual(['projects', 'meldingen']);
  expect(fillersOf(release, LOGIN_AGAIN)).toEqual(['meldingen']);
});

test('a remote of the release keeps what the variant configures', () => {
  const { remotes, variant } = place({ ...projects, version: '9.0.0' });
  expect(remotes['projects']).toMatchObject({
    base: BASE,
    config: {},
    document: { version: '9.0.0' },
  });
  expect(variant).toBe(RELEASE.variant);
});

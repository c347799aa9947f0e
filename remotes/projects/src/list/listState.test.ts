import { expect, test } from '@jest/globals';

import { listQueryOf, listStateFromUrl, listStateToUrl } from './listState.ts';
import { DEFAULT_SORT, sortOptionOf } from './sortOptions.ts';

test('an empty URL is the first page of everything, changed newest first', () => {
  const state = listStateFromUrl(new URLSearchParams());

  expect(listQueryOf(state)).toEqual({
    search: '',
    gewijzigd: false,
    gearchiveerd: false,
    van: null,
    sort: 'changed',
    order: 'desc',
    page: 0,
  });
  expect(listStateToUrl(state).toString()).toBe('');
});

test.each([
  ['search', 'zoek=Dok+van+Delfzijl'],
  ['what changed', 'gewijzigd=1'],
  ['whose', 'van=collegas'],
  ['the archive', 'archief=1'],
  ['sort', 'sortering=aangemaakt-oudste'],
  ['page', 'pagina=3'],
  ['all of them', 'zoek=2024-11&gewijzigd=1&archief=1&van=mij&sortering=naam-za&pagina=2'],
  ['characters with a meaning in a URL', 'zoek=A%26B+100%25'],
])('%s survive the way through the state', (_case, search) => {
  expect(listStateToUrl(listStateFromUrl(new URLSearchParams(search))).toString()).toBe(search);
});

test('pages are counted from 1 in the URL and from 0 in the query', () => {
  expect(listStateFromUrl(new URLSearchParams('pagina=3')).page).toBe(2);
});

test.each([
  [255, 255],
  [256, 0],
])('of a search of %i signs %i count: nothing that is longer can be found', (signs, counted) => {
  const params = new URLSearchParams({ zoek: 'd'.repeat(signs) });
  expect(listStateFromUrl(params).search).toHaveLength(counted);
});

test.each(['0', '-1', '1.5', 'twee', '', '99999999'])('page %j counts as the first', (pagina) => {
  expect(listStateFromUrl(new URLSearchParams({ pagina })).page).toBe(0);
});

test('an unknown maker counts as everybody', () => {
  expect(listStateFromUrl(new URLSearchParams('van=niemand')).van).toBeNull();
});

test('an unknown sort counts as the default', () => {
  expect(listStateFromUrl(new URLSearchParams('sortering=willekeurig')).sort).toBe(DEFAULT_SORT);
});

test('white space around a search is dropped', () => {
  expect(listStateFromUrl(new URLSearchParams({ zoek: '  dok ' })).search).toBe('dok');
});

test('the query of a sort is the one that it names', () => {
  const state = {
    search: '',
    gewijzigd: false,
    gearchiveerd: false,
    van: null,
    page: 0,
    sort: sortOptionOf('aangemaakt-oudste'),
  };

  expect(listQueryOf(state)).toMatchObject({ sort: 'created', order: 'asc' });
});

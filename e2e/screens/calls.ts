import { expect, type Page, type Request } from '@playwright/test';

import { GROUP_ID } from '../fixtures/api.ts';
import type { Screen } from './screen.ts';

/** What shows a project calculates with its catalogue. */
const PROJECT = ['project/:id', 'catalogus'] as const;

/** What each page needs beside the call that every one begins with; one of a project: that project. */
const NEEDS: Record<string, readonly string[]> = {
  'the login': [],
  'the forgotten password': [],
  'a reset without its link': [],
  'the registration': ['user/register'],
  'the account': ['user/edit'],
  'the list of projects': ['user/projects'],
  'a list without a match': ['user/projects'],
  'a new project': ['catalogi'],
  'the project form': [...PROJECT, 'catalogi'],
  'a new gevelvulling': [...PROJECT, 'project/:id/standaarden'],
  'the history': [...PROJECT, 'project/:id/revisies'],
  'an earlier version': [...PROJECT, 'project/:id/revisies/1'],
  'what changed since a version': [...PROJECT, 'project/:id/vergelijking'],
  'the standards': [...PROJECT, 'project/:id/standaarden'],
  'the standard of kozijnen': [...PROJECT, 'project/:id/standaarden'],
  'the order list': [...PROJECT, 'project/:id/bestellingen'],
  'the import of a kozijnstaat': [...PROJECT, 'project/:id/standaarden', 'project/:id/lijsten'],
  'the standards of the company': ['standaarden', 'catalogus'],
  'the effects of a version': ['catalogi', 'catalogi/gevolgen'],
  'the company': ['bedrijf', 'instellingen', 'leden', 'logo', 'archief'],
  'an invitation without its link': [],
  'the use of the company': ['gebruik'],
  'what happened in the company': ['gebeurtenissen'],
  'what runs for the company': ['onderdelen'],
  'the login of the company': ['bedrijfslogin'],
  'the links of the company': ['inzagelinks'],
  'the reports of a project': [...PROJECT, 'project/:id/rapporten'],
  'the management of a project': [
    ...PROJECT,
    'project/:id/inzagelinks',
    'collegas',
    'instellingen',
  ],
  'the site': [...PROJECT, 'project/:id/montage'],
  'a link for the site that does not work': [],
  'the import of a project': [],
  'the deleted projects': ['user/projects/verwijderd'],
  'the beginning of the handbook': [],
  'a chapter of the handbook': [],
  'a link that does not work': [],
  'the check of a report': [],
  'the rekenmodel': [],
  'an unknown page': [],
  'no access': [],
};

/** The path of a call to the backend, and which page of a list; or that it is a catalogue. */
const callOf = (request: Request): string[] => {
  const { pathname, searchParams } = new URL(request.url());
  const page = searchParams.get('page');
  if (pathname.startsWith('/catalogi/')) return ['catalogus'];
  // What follows the project comes after the page.
  if (/\/(?:volgen|stand)$/.test(pathname)) return [];
  if (!/^\/(?:api|session|user)\//.test(pathname)) return [];
  return [
    pathname
      .replace(/^\/api\/v2\//, '')
      .replace(`group/${GROUP_ID}/`, '')
      .replace(/^project\/\d+/, 'project/:id')
      .concat(page === null ? '' : `?page=${page}`),
  ];
};

/** Notes what a page asks the backend for. @returns all of it so far, in the order of asking */
export const callsOf = (page: Page): readonly string[] => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(...callOf(request)));
  return calls;
};

/** Nothing twice, and nothing that the page does not need. */
export const expectNeeded = ([first, ...rest]: readonly string[], { name }: Screen): void => {
  expect(first).toBe('start');
  expect(rest).toEqual([...new Set(rest)]);
  const needed = NEEDS[name] ?? PROJECT;
  expect(rest.filter((call) => !needed.includes(call.replace(/\?.*$/, '')))).toEqual([]);
};

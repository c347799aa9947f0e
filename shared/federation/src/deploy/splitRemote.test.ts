import { join } from 'node:path';

import { afterAll, beforeEach, expect, test } from '@jest/globals';

import { assemble } from './assemble.ts';
import { buildVariant, removeRoots, write } from '../builders/buildRoot.ts';
import { CAUSE, deployedSite } from '../builders/deployedSite.ts';
import { promote } from './promote.ts';
import { rollback } from './rollback.ts';

/* docs/upgrading.md, a remote that became several: `projects` gives one of its pages to `kozijnstaat`. */

const LIST = { id: 'start', path: '', title: '' };
const READING = { id: 'kozijnstaat', path: 'project/:projectId/kozijnstaat', title: '' };

/** What a document says of these pages. */
const withPages = (...pages: { id: string }[]) => ({
  pages,
  files: {
    common: ['remoteEntry.1.js'],
    pages: Object.fromEntries(pages.map(({ id }) => [id, []])),
  },
});

const setUp = () => {
  const place = deployedSite();
  const { remote, deploy } = place;
  deploy([remote('account', '1.0.0'), remote('projects', '1.0.0', withPages(LIST, READING))]);
  const before = place.current();
  const after = [
    remote('projects', '2.0.0', withPages(LIST)),
    remote('kozijnstaat', '1.0.0', withPages(READING)),
  ];
  /** Composes the variant with these choices of the two. */
  const compose = (choice: object) => {
    const remotes = { account: {}, projects: choice, kozijnstaat: choice };
    write(join(place.root, 'variants/proef.json'), buildVariant({ remotes }));
    return assemble({ ...place, variantId: 'proef', cause: CAUSE, compresses: false });
  };
  return { ...place, before, after, compose };
};

let place: ReturnType<typeof setUp>;
beforeEach(() => {
  place = setUp();
});
afterAll(removeRoots);

test('the new one beside the former one is refused, and the site stays as it was', () => {
  place.deploy(place.after.slice(1));
  expect(() => place.compose({})).toThrow(
    'kozijnstaat/kozijnstaat claims the path ‘/project/:…/kozijnstaat’, which projects/kozijnstaat has already.',
  );
  expect(place.current().remotes['projects']).toBe('1.0.0');
});

test('both are switched to at once, promoted, and rolled back to what was there before', () => {
  const { site, before, after, compose, deploy, current, channelsOf } = place;
  deploy(after, 'next');
  expect(current()).toEqual(before);
  expect(compose({ channel: 'next' }).remotes).toEqual({
    account: '1.0.0',
    projects: '2.0.0',
    kozijnstaat: '1.0.0',
  });
  promote({ site, names: ['projects', 'kozijnstaat'], from: 'next', to: 'stable', cause: CAUSE });
  expect(channelsOf('remotes/projects')).toEqual({ next: '2.0.0', stable: '2.0.0' });
  expect(compose({}).remotes).toEqual({
    account: '1.0.0',
    projects: '2.0.0',
    kozijnstaat: '1.0.0',
  });
  rollback(site, before.release, { cause: CAUSE });
  expect(current().remotes).toEqual(before.remotes);
});

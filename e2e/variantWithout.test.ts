import { assemble } from '@adviestool/federation/deploy/assemble';
import { buildRoot, removeRoots } from '@adviestool/federation/builders/buildRoot';
import {
  allPages,
  remoteDefinitionSchema,
  type RemotePage,
} from '@adviestool/contract/remoteDocument';
import { SLOT_NAMES } from '@adviestool/contract/slots';
import { afterAll, expect, test } from '@jest/globals';

import { remote as account } from '../remotes/account/src/remote.ts';
import { remote as bedrijf } from '../remotes/bedrijf/src/remote.ts';
import { remote as bouwmodel } from '../remotes/bouwmodel/src/remote.ts';
import { remote as bouwplaats } from '../remotes/bouwplaats/src/remote.ts';
import { remote as gevelvulling } from '../remotes/gevelvulling/src/remote.ts';
import { remote as handleiding } from '../remotes/handleiding/src/remote.ts';
import { remote as inzage } from '../remotes/inzage/src/remote.ts';
import { remote as kozijnstaat } from '../remotes/kozijnstaat/src/remote.ts';
import { remote as projects } from '../remotes/projects/src/remote.ts';
import { remote as spouwankersituatie } from '../remotes/spouwankersituatie/src/remote.ts';

/*
 * A variant may leave a job out. What the other remotes say in their documents then leads nowhere that
 * is not there; what their pages show is tested with each page, and in varianten.spec.ts.
 */

const DEFINITIONS = [
  account,
  bedrijf,
  bouwmodel,
  bouwplaats,
  gevelvulling,
  handleiding,
  inzage,
  kozijnstaat,
  projects,
  spouwankersituatie,
].map((definition) => remoteDefinitionSchema.parse(definition));

const OPTIONAL = ['bedrijf', 'bouwmodel', 'bouwplaats', 'inzage', 'kozijnstaat'];

const pathsOf = (pages: readonly RemotePage[], above = ''): string[] =>
  pages.flatMap(({ path, children }) => {
    const whole = path === '' ? above : `${above}/${path}`;
    return [whole === '' ? '/' : whole.replace('/:hoofdstuk?', ''), ...pathsOf(children, whole)];
  });

afterAll(removeRoots);

test.each([...OPTIONAL.map((id) => [id]), OPTIONAL])(
  'without %s a variant is composed, and no menu leads to what is not there',
  (...absent) => {
    const remotes = DEFINITIONS.filter(({ id }) => !absent.includes(id));
    const place = buildRoot({
      host: { slots: SLOT_NAMES },
      remotes: Object.fromEntries(
        remotes.map(({ id, ...definition }) => [
          id,
          {
            ...definition,
            files: {
              common: [],
              pages: Object.fromEntries(allPages(definition.pages).map((page) => [page.id, []])),
            },
          },
        ]),
      ),
      variant: { remotes: Object.fromEntries(remotes.map(({ id }) => [id, {}])) },
    });
    const record = assemble({
      root: place.root,
      site: place.site,
      variantId: 'proef',
      compresses: false,
    });
    expect(Object.keys(record.remotes).toSorted()).toEqual(remotes.map(({ id }) => id).toSorted());

    const steps = remotes.flatMap(({ menus }) => menus.map(({ to }) => to));
    const paths = remotes.flatMap(({ pages }) => pathsOf(pages));
    const isThere = (to: string): boolean =>
      paths.includes(to) ||
      paths.includes(to.replace(/\/nieuw$/, '/:gevelvullingId')) ||
      paths.includes(to.replace(/\/nieuw$/, '/:spouwankersituatieId'));
    expect(steps.filter((to) => !isThere(to))).toEqual([]);
  },
);

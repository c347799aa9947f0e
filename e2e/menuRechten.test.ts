import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isHttpError } from '@adviestool/contract/api/apiError';
import { fetchCatalogusLijst } from '@adviestool/contract/api/catalogusLijst';
import { login } from '@adviestool/contract/api/session';
import { createTransport } from '@adviestool/contract/api/transport';
import { buildCatalogusPort } from '@adviestool/contract/builders/buildCatalogusPort';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildVariant } from '@adviestool/contract/builders/buildVariant';
import { LOGIN, NO_ACCESS } from '@adviestool/contract/paths';
import type { Project } from '@adviestool/contract/project';
import {
  remoteDefinitionSchema,
  type Guard,
  type RemoteDocument,
  type RemotePage,
} from '@adviestool/contract/remoteDocument';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';
import { GROUP_ROLES } from '@adviestool/contract/rollen';
import { clearActiveProject } from '@adviestool/state/activeProject';
import { setSession } from '@adviestool/state/session';
import { z } from 'zod';

import { createProjects } from '../backend/src/projectopslag/projects.ts';

import type { GroupRole } from '@adviestool/contract/rollen';
import { buildProjectBody } from '../backend/src/testing/buildProjectBody.ts';
import { createFaultyFetch } from '../backend/src/testing/faultyFetch.ts';
import { buildTestApp, PASSWORD, type TestApp } from '../backend/src/testing/testApp.ts';
import { buildDocument } from '../hosts/shell/src/builders/buildDocument.ts';
import { menuItems } from '../hosts/shell/src/chrome/menuItems.ts';
import { createProjectPort } from '../hosts/shell/src/hostApi/createProjectPort.ts';
import { createGuards } from '../hosts/shell/src/routing/guards.ts';
import { fetchWhoIsThere } from '../hosts/shell/src/session/fetchWhoIsThere.ts';

/*
 * Whatever a menu offers to a role can be opened by it: the guards of the page let the visit pass, and what its loader
 * asks of the backend is not refused. Beside the items of the remotes the host offers links to other sites and a
 * dialog, which ask for no right.
 */

const ROOT = join(import.meta.dirname, '..');

const functionOf = <T>() => z.custom<T>((value) => typeof value === 'function');

const moduleSchema = z.object({
  default: z.object({ pages: z.record(z.string(), functionOf<() => Promise<unknown>>()) }),
});

const fileSchema = z.object({ default: functionOf<(host: HostApi) => Page>() });

interface Remote {
  document: RemoteDocument;
  pages: z.infer<typeof moduleSchema>['default']['pages'];
}

const readRemote = async (folder: string): Promise<Remote> => {
  const definition: unknown = await import(join(ROOT, 'remotes', folder, 'src/remote.ts'));
  const { remote } = z.object({ remote: remoteDefinitionSchema }).parse(definition);
  const { pages } = moduleSchema.parse(
    await import(join(ROOT, 'remotes', folder, 'src/module.ts')),
  ).default;
  return { document: buildDocument(remote), pages };
};

let world: TestApp;
let remotes: Remote[];

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
  remotes = await Promise.all(readdirSync(join(ROOT, 'remotes')).map(readRemote));
});
afterAll(() => world.close());

interface Target {
  remote: Remote;
  page: RemotePage;
  guards: readonly Guard[];
  params: Record<string, string>;
}

/** The parameters of a path in the notation of the router; null: it is another path. */
const paramsOf = (pattern: string, path: string): Record<string, string> | null => {
  const source = pattern
    .replaceAll(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?')
    .replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${source}$`).exec(path);
  return match === null ? null : { ...match.groups };
};

const targetsIn = (
  remote: Remote,
  path: string,
  { pages, above, inherited }: { pages: RemotePage[]; above: string; inherited: Guard[] },
): Target[] =>
  pages.flatMap((page) => {
    const pattern = page.path === '' ? above : `${above}/${page.path}`;
    const guards = [...inherited, ...page.guards];
    const params = paramsOf(pattern === '' ? '/' : pattern, path);
    const below = targetsIn(remote, path, {
      pages: page.children,
      above: pattern,
      inherited: guards,
    });
    return params === null ? below : [{ remote, page, guards, params }, ...below];
  });

const targetsOf = (path: string): Target[] =>
  remotes.flatMap((remote) =>
    targetsIn(remote, path, { pages: remote.document.pages, above: '', inherited: [] }),
  );

const locationOf = (answer: unknown): string | null =>
  answer instanceof Response ? answer.headers.get('Location') : null;

/** Somebody with a role in a window of their own, as the host serves them. */
const createActor = async (role: GroupRole) => {
  const groupId = await world.group();
  const api = createTransport({ domain: world.base, fetch: createFaultyFetch(world.base).fetch });
  const account = await world.account(
    role === 'company-outsider'
      ? undefined
      : { groupId, roles: role === 'company-member' ? [] : [role] },
  );
  if (role !== 'company-anonymous') {
    const { csrf_token } = await login(api, { name: account.name, pass: PASSWORD });
    api.setCsrfToken(csrf_token);
  }
  const { csrfToken, user, group } = await fetchWhoIsThere(api, groupId);
  api.setCsrfToken(csrfToken);
  const session =
    user === null
      ? ({ status: 'anonymous', group } as const)
      : ({ status: 'authenticated', user, group } as const);
  setSession(session);
  clearActiveProject();

  const catalogus = { ...buildCatalogusPort(), list: () => fetchCatalogusLijst(api, groupId) };
  const project = createProjectPort({
    api,
    groupId,
    catalogus,
    clientVersion: '1.0',
    onMissing: () => undefined,
  });
  const config = { ...buildHost().config, variant: buildVariant({ groupId }) };
  const host = buildHost({ api, project, catalogus, config });
  const guards = createGuards({
    ...host,
    variant: config.variant,
    session: { ready: async () => ({ session, isGroupForbidden: group === null }) },
  });

  const visit = async (path: string, { remote, page, guards: names, params }: Target) => {
    for (const name of names) {
      const refusal = await guards[name]({ destination: path, params });
      if (refusal !== null) return refusal;
    }
    // For everybody: it asks for no right, and the text of the handbook is code of its build alone.
    if (names.length === 0) return path;
    const file = fileSchema.parse(await remote.pages[page.id]?.());
    const request = new Request(new URL(path, 'https://adviestool.example.nl'));
    return locationOf(await file.default(host).loader?.({ params, request })) ?? path;
  };

  /** Where a path leads; of a refusal its status. */
  const open = async (path: string): Promise<string> => {
    const [target] = targetsOf(path);
    if (target === undefined) return 'no page';
    try {
      return await visit(path, target);
    } catch (error) {
      if (isHttpError(error)) return String(error.status);
      const location = locationOf(error);
      if (location === null) throw error;
      return location;
    }
  };

  /** The paths of the menus. */
  const offered = (shown: Project | null): string[] =>
    (['project', 'overlay', 'user'] as const).flatMap((menu) =>
      menuItems(
        remotes.map(({ document }) => document),
        {
          menu,
          session,
          groupId,
          projectId: shown?.id ?? null,
          isReadOnly: shown?.rechten.wijzigen === false,
          loginPath: LOGIN,
        },
      ).map(({ href }) => href),
    );

  return { groupId, uid: account.uid, host, open, offered };
};

const insertProject = async (groupId: number, uid: number): Promise<number> => {
  const { record } = await createProjects(world.handle.database).insert(
    { groupId, uid },
    buildProjectBody(),
    new Date(),
  );
  return record.id;
};

/** A project as its page shows it, or null for who may not look at it. */
const showProject = async (host: HostApi, id: number): Promise<Project | null> => {
  try {
    return await host.project.refresh(id);
  } catch (error) {
    if (isHttpError(error, 403)) return null;
    throw error;
  }
};

/** Ends the session, so it comes last. */
const LOGOUT = '/account/uitloggen';

/** What a role is offered beside its own project, a colleague's and none, and where each leads. */
const walk = async (role: GroupRole): Promise<[offered: string, opened: string][]> => {
  const actor = await createActor(role);
  const colleague = await world.account({ groupId: actor.groupId, roles: [] });
  const owners = role === 'company-anonymous' ? [] : [actor.uid, colleague.uid];
  const shown: (Project | null)[] = [null];
  for (const uid of owners) {
    shown.push(await showProject(actor.host, await insertProject(actor.groupId, uid)));
  }
  const paths = new Set(shown.flatMap(actor.offered));
  const isLast = paths.delete(LOGOUT);
  const steps: [string, string][] = [];
  for (const path of [...paths, ...(isLast ? [LOGOUT] : [])]) {
    steps.push([path, await actor.open(path)]);
  }
  return steps;
};

test.each(GROUP_ROLES)('whatever a menu offers to a %s can be opened', async (role) => {
  const steps = await walk(role);
  expect(steps.map(([path]) => path)).toContain('/handleiding');
  const refused = steps.filter(
    ([, opened]) =>
      opened === NO_ACCESS || !opened.startsWith('/') || opened.startsWith(`${LOGIN}?`),
  );
  expect(refused).toEqual([]);
});

const ofCompany = async (role: GroupRole): Promise<string[]> =>
  (await walk(role)).map(([path]) => path).filter((path) => path.startsWith('/bedrijf'));

test('members are offered the pages of their company, an outsider is not', async () => {
  expect(await ofCompany('company-member')).toEqual(
    expect.arrayContaining(['/bedrijf', '/bedrijf/standaarden']),
  );
  expect(await ofCompany('company-outsider')).toEqual(['/bedrijf/gevolgen']);
});

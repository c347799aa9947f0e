import type { Project, ProjectBody } from '@adviestool/contract/project';
import { projectSummaryListAnswerSchema } from '@adviestool/contract/projectList';
import { projectToBody } from '@adviestool/contract/projectRecord';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { z } from 'zod';

import { DEMO_ACCOUNT, GROUP_ID } from './fixtures/api.ts';
import { buildProjectGegevens } from './fixtures/buildProjectGegevens.ts';
import { gevelvullingen } from './fixtures/gevelvullingen.ts';
import { expect, test } from './fixtures/test.ts';

const projectCall = (projectId: number, groupId: number = GROUP_ID): string =>
  `/api/v2/group/${groupId}/project/${projectId}`;

const problemSchema = z.object({ message: z.string(), code: z.string() });

const problemOf = async (answer: APIResponse): Promise<z.infer<typeof problemSchema>> =>
  problemSchema.parse(await answer.json());

/** The body that writes a project under another name. */
const renamedBody = (project: Project, projectNaam: string): ProjectBody =>
  projectToBody(
    { ...project, projectGegevens: { ...project.projectGegevens, projectNaam } },
    'e2e',
  );

const tokenOf = async (request: APIRequestContext): Promise<string> =>
  (await request.get('/session/token')).text();

test.describe('a write', () => {
  for (const [kind, headers, code] of [
    ['without a CSRF token', {}, 'csrf_missing'],
    ['with a wrong CSRF token', { 'X-CSRF-Token': 'x'.repeat(43) }, 'csrf_invalid'],
  ] as const) {
    test(`${kind} is refused and changes nothing`, async ({ demoRequest, api, project }) => {
      const before = await api.fetchProject(project.id);
      const answer = await demoRequest.post(projectCall(project.id), {
        headers,
        data: renamedBody(project, 'Overgenomen'),
      });

      expect(answer.status()).toBe(403);
      expect((await problemOf(answer)).code).toBe(code);
      expect(await api.fetchProject(project.id)).toEqual(before);
    });
  }

  test('from a page of another site is refused and changes nothing', async ({
    demoRequest,
    api,
    project,
  }) => {
    const before = await api.fetchProject(project.id);
    const answer = await demoRequest.post(projectCall(project.id), {
      headers: { 'X-CSRF-Token': await tokenOf(demoRequest), Origin: 'https://evil.example' },
      data: renamedBody(project, 'Overgenomen'),
    });

    expect(answer.status()).toBe(403);
    expect(answer.headers()['access-control-allow-origin']).toBeUndefined();
    expect(await api.fetchProject(project.id)).toEqual(before);
  });

  test('against an older revision is refused and changes nothing', async ({
    demoRequest,
    api,
    project,
  }) => {
    const { revision } = await api.fetchProject(project.id);
    await api.overwriteProject(project);
    const before = await api.fetchProject(project.id);
    const answer = await demoRequest.post(projectCall(project.id), {
      headers: { 'X-CSRF-Token': await tokenOf(demoRequest), 'If-Match': revision ?? '' },
      data: renamedBody(project, 'Te laat'),
    });

    expect(answer.status()).toBe(412);
    expect(await problemOf(answer)).toEqual({
      message: 'Dit project is intussen door iemand anders gewijzigd.',
      code: 'stale',
    });
    expect(await api.fetchProject(project.id)).toEqual(before);
    expect(before.revision).not.toBe(revision);
  });

  test('against the current revision is taken and gives the next one', async ({
    demoRequest,
    api,
    project,
  }) => {
    const { revision } = await api.fetchProject(project.id);
    const answer = await demoRequest.post(projectCall(project.id), {
      headers: { 'X-CSRF-Token': await tokenOf(demoRequest), 'If-Match': revision ?? '' },
      data: renamedBody(project, 'Op tijd'),
    });

    expect(answer.status()).toBe(200);
    const after = await api.fetchProject(project.id);
    expect(after.revision).toBe(answer.headers()['etag']);
    expect(after.revision).not.toBe(revision);
    expect(after.project.projectGegevens.projectNaam).toBe('Op tijd');
  });

  test('with a key that no body has is refused', async ({ demoRequest, project }) => {
    const answer = await demoRequest.post(projectCall(project.id), {
      headers: { 'X-CSRF-Token': await tokenOf(demoRequest) },
      data: { ...renamedBody(project, 'Ander'), kleur: 'rood' },
    });

    expect(answer.status()).toBe(422);
    expect((await problemOf(answer)).code).toBe('validation');
  });
});

test.describe('a project', () => {
  test('with an unknown id is not found', async ({ demoRequest }) => {
    const answer = await demoRequest.get(projectCall(999_999));

    expect(answer.status()).toBe(404);
    expect((await problemOf(answer)).code).toBe('not_found');
  });

  test('is not found through another group', async ({ demoRequest, project }) => {
    const answer = await demoRequest.get(projectCall(project.id, GROUP_ID + 1));

    expect(answer.status()).toBe(404);
    expect(await answer.text()).not.toContain(project.projectGegevens.projectNaam ?? '');
  });

  test('is closed to a visitor who is not logged in', async ({ request, project }) => {
    const answer = await request.get(projectCall(project.id));

    expect(answer.status()).toBe(403);
    expect(await answer.text()).not.toContain(project.projectGegevens.projectNaam ?? '');
  });
});

test('a project is saved in parts, and listed with the catalogue of the site', async ({
  demoRequest,
  api,
}) => {
  const { kozijn, hsb } = gevelvullingen;
  const project = await api.createProject(buildProjectGegevens(), [kozijn]);
  const headers = { 'X-CSRF-Token': await tokenOf(demoRequest) };
  const written = await demoRequest.put(
    `${projectCall(project.id)}/gevelvulling/${hsb.gevelvullingEnKaderData.id}`,
    { headers: { ...headers, 'If-Match': '*' }, data: hsb },
  );
  expect(await written.json()).toMatchObject({ revision: 'r2' });
  const { project: saved } = await api.fetchProject(project.id);
  expect(saved.gevelvullingen).toEqual([kozijn, hsb]);

  const list = await demoRequest.get(
    `/api/v2/group/${GROUP_ID}/user/projects?view=summary&sort=created`,
  );
  const { projects } = projectSummaryListAnswerSchema.parse(await list.json());
  expect(projects.full.find(({ id }) => id === project.id)?.samenvatting).toMatchObject({
    gevelvullingen: 2,
    gereed: 2,
  });
});

test.describe('headers', () => {
  test('keep answers of calls out of every cache and of every guess', async ({
    demoRequest,
    project,
  }) => {
    const headers = (await demoRequest.get(projectCall(project.id))).headers();

    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      etag: expect.stringMatching(/^"r\d+"$/),
      'x-request-id': expect.stringMatching(/./),
    });
    expect(headers['vary']).toContain('Origin');
  });

  test('forbid scripts and frames of others on the page [asvs 3.4]', async ({ request }) => {
    const answer = await request.get('/project/1', { headers: { Accept: 'text/html' } });
    const policy = answer.headers()['content-security-policy'] ?? '';

    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('no-cache');
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  test('let the files of a build be kept for ever', async ({ request }) => {
    const html = await (await request.get('/', { headers: { Accept: 'text/html' } })).text();
    const script = /<script[^>]* src="([^"]+)"/.exec(html)?.[1] ?? '';
    const answer = await request.get(script);

    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('give a session cookie that scripts and other sites cannot use', async ({ request }) => {
    const answer = await request.post('/user/login?_format=json', { data: DEMO_ACCOUNT });
    const cookie = answer.headers()['set-cookie'] ?? '';

    expect(answer.status()).toBe(200);
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/']) {
      expect(cookie).toContain(attribute);
    }
    // On http://localhost WebKit keeps none that is Secure.
    expect(cookie).not.toContain('Secure');
  });
});

test('an unknown call is answered with JSON, an unknown file with 404', async ({ request }) => {
  const call = await request.get('/api/v2/bestaat-niet', { headers: { Accept: 'text/html' } });
  expect(call.status()).toBe(404);
  expect((await problemOf(call)).code).toBe('not_found');

  const file = await request.get('/host/bestaat-niet.js');
  expect(file.status()).toBe(404);
});

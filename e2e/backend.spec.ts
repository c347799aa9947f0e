import { projectSummaryListAnswerSchema } from '@adviestool/contract/projectList';

import { GROUP_ID } from './fixtures/api.ts';
import { buildProjectGegevens } from './fixtures/buildProjectGegevens.ts';
import { gevelvullingen } from './fixtures/gevelvullingen.ts';
import { expect, test } from './fixtures/test.ts';

test('a project is saved in parts, and listed with the catalogue of the site', async ({
  demoRequest,
  api,
}) => {
  const { kozijn, hsb } = gevelvullingen;
  const project = await api.createProject(buildProjectGegevens(), [kozijn]);
  const headers = { 'X-CSRF-Token': await (await demoRequest.get('/session/token')).text() };
  const written = await demoRequest.put(
    `/api/v2/group/${GROUP_ID}/project/${project.id}/gevelvulling/${hsb.gevelvullingEnKaderData.id}`,
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

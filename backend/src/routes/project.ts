import { projectBodySchema, projectRecordSchema } from '@adviestool/contract/project';

import { HttpProblem, notFound } from '../httpProblem.ts';
import { accessOf, etagOf, projectOf, stale } from '../plugins/access.ts';
import type { App, Services } from '../services.ts';
import { checkGevelvullingenText } from './gevelvullingenText.ts';
import { noContentSchema } from './noContent.ts';

const PATH = '/api/v2/group/:groupId/project/:projectId';

/** Why a write changed nothing: the project was deleted, or changed, since the checks. */
const refusalOf = async ({ repositories }: Services, id: number): Promise<HttpProblem> =>
  (await repositories.projects.find(id)) === null ? notFound('Project niet gevonden.') : stale();

const registerRead = (app: App, { repositories }: Services): void => {
  app.get(PATH, { schema: { response: { 200: projectRecordSchema } } }, async (request, reply) => {
    const found = await repositories.projects.find(projectOf(request).id);
    if (found === null) throw notFound('Project niet gevonden.');
    void reply.header('ETag', etagOf(found.revision));
    return found.record;
  });
};

const registerUpdate = (app: App, services: Services): void => {
  app.post(
    PATH,
    { schema: { body: projectBodySchema, response: { 200: projectRecordSchema } } },
    async (request, reply) => {
      const { id, expected } = projectOf(request);
      checkGevelvullingenText(request.body.gevelvullingen_json);
      const updated = await services.repositories.projects.update(
        { id, revision: expected },
        request.body,
        services.now(),
      );
      if (updated === null) throw await refusalOf(services, id);
      void reply.header('ETag', etagOf(updated.revision));
      return updated.record;
    },
  );
};

const registerDelete = (app: App, services: Services): void => {
  app.delete(PATH, { schema: { response: { 204: noContentSchema } } }, async (request, reply) => {
    const { id, expected } = projectOf(request);
    const removed = await services.repositories.projects.remove(
      { id, revision: expected },
      services.now(),
    );
    if (!removed) throw await refusalOf(services, id);
    return reply.code(204).send();
  });
};

/** Undoes a delete, for as long as the project is kept. */
const registerRestore = (app: App, { repositories }: Services): void => {
  app.post(
    `${PATH}/restore`,
    { schema: { response: { 200: projectRecordSchema } } },
    async (request, reply) => {
      const { id } = projectOf(request);
      const restored = await repositories.projects.restore(accessOf(request).group.id, id);
      if (restored === null) {
        throw new HttpProblem(409, 'conflict', {
          message: 'Een ander project heeft intussen de koppeling van dit project.',
        });
      }
      void reply.header('ETag', etagOf(restored.revision));
      return restored.record;
    },
  );
};

/** `GET`, `POST` and `DELETE` of one project, and the way back from a delete. */
export const registerProject = (app: App, services: Services): void => {
  registerRead(app, services);
  registerUpdate(app, services);
  registerDelete(app, services);
  registerRestore(app, services);
};

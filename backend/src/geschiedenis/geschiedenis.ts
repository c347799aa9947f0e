import * as GESCHIEDENIS from '@adviestool/contract/calls/geschiedenis';
import { REVISIES_PER_PAGE } from '@adviestool/contract/geschiedenis';
import { projectRecordSchema } from '@adviestool/contract/project';

import { HttpProblem, notFound } from '../http/httpProblem.ts';
import { projectOf } from '../access/access.ts';
import { parseId } from '../http/parseId.ts';
import { inhoudOf } from '../projectinhoud/inhoud.ts';
import { projectRevisie } from '../projectinhoud/revisie.ts';
import { reachableFrom } from './reachableFrom.ts';
import { createProjectRevisions } from '../projectopslag/projectRevisions.ts';
import { createProjects } from '../projectopslag/projects.ts';
import { registerCalls, type Handlers } from '../http/registerCalls.ts';
import type { App } from '../http/services.ts';
import { answerWrite, changeOf, holdProject } from '../projectopslag/answerWrite.ts';
import { atOneMoment } from './atOneMoment.ts';
import { readHistory, readItems, readRevision } from './projectHistory.ts';
import { withRechten } from '../access/withRechten.ts';
import type { CatalogusServices } from '../catalogi/catalogusServices.ts';

type Calls = Handlers<typeof GESCHIEDENIS>;

/** Of each revision in a list. */
const MOST_ROWS = 20;

const listHandler =
  (services: CatalogusServices): Calls['fetchProjectRevisies'] =>
  (request) =>
    atOneMoment(services, async (database) => {
      const history = await readHistory(database, projectOf(request).id);
      const start = request.query.page * REVISIES_PER_PAGE;
      const wanted = history.revisions.slice(start, start + REVISIES_PER_PAGE);
      return {
        pager: {
          current_page: request.query.page,
          total_items: history.revisions.length,
          total_pages: Math.ceil(history.revisions.length / REVISIES_PER_PAGE),
          items_per_page: REVISIES_PER_PAGE,
        },
        revisies: await readItems(database, { history, wanted, most: MOST_ROWS }),
      };
    });

const revisionOf = ({ params }: { params: { revision: string } }): number => {
  const revision = parseId(params.revision);
  if (revision === null) throw notFound('Revisie niet gevonden.');
  return revision;
};

/** Why a revision cannot be put back. */
const refusalOf = (wanted: number, steps: readonly { revision: number }[]): HttpProblem =>
  steps.some(({ revision }) => revision === wanted)
    ? new HttpProblem(409, 'conflict', {
        message:
          'Deze revisie kan niet meer worden teruggezet: wat erna gewijzigd is, is niet bekend.',
      })
    : notFound('Revisie niet gevonden.');

const oneHandler =
  (services: CatalogusServices): Calls['fetchProjectRevisie'] =>
  (request) =>
    atOneMoment(services, async (database) => {
      const history = await readHistory(database, projectOf(request).id);
      const wanted = revisionOf(request);
      const { item, project } = await readRevision(database, history, { wanted, most: null });
      return { ...item, project };
    });

const restoreHandler =
  (services: CatalogusServices): Calls['restoreProjectRevisie'] =>
  async (request, reply) => {
    const wanted = revisionOf(request);
    const change = await changeOf(services, request);
    return answerWrite(services, { request, reply, schema: projectRecordSchema }, async (tx) => {
      const projects = createProjects(tx);
      const revisions = createProjectRevisions(tx);
      const held = await holdProject(tx, request);
      const steps = await revisions.findSteps(held.id);
      if (!reachableFrom(held.revision, steps).has(wanted)) throw refusalOf(wanted, steps);
      const { data, text } = await revisions.contentAt(held.id, wanted, held);
      const next = inhoudOf({ ...data, version: held.version, gevelvullingen_json: text });
      const revision = await projects.store(held, next, { ...change, restoredFrom: wanted });
      return {
        revisie: projectRevisie(revision),
        answer: async () => withRechten(request, (await projects.findStored(held.id)).record),
      };
    });
  };

/** The history of a project: its revisions, one of them, and the way back to it. */
export const registerGeschiedenis = (app: App, services: CatalogusServices): void => {
  registerCalls(app, GESCHIEDENIS, {
    fetchProjectRevisies: listHandler(services),
    fetchProjectRevisie: oneHandler(services),
    restoreProjectRevisie: restoreHandler(services),
  });
};

import * as GESCHIEDENIS from '@adviestool/contract/calls/geschiedenis';
import { REVISIES_PER_PAGE } from '@adviestool/contract/geschiedenis';
import { projectRecordSchema } from '@adviestool/contract/project';
import type { ProjectData } from '@adviestool/contract/projectData';

import type { Database } from '../database/connect.ts';
import { HttpProblem, notFound } from '../http/httpProblem.ts';
import { parseId, projectOf } from '../access/access.ts';
import { inhoudOf } from '../projectinhoud/inhoud.ts';
import { projectRevisie } from '../projectinhoud/revisie.ts';
import { reachableFrom } from './reachableFrom.ts';
import { createProjectRevisions } from '../projectopslag/projectRevisions.ts';
import { createProjects, type RevisedRecord } from '../projectopslag/projects.ts';
import { registerCalls, type Handlers } from '../http/registerCalls.ts';
import type { App } from '../http/services.ts';
import { answerWrite, changeOf, holdProject } from '../projectopslag/answerWrite.ts';
import { firstItem, readHistory, readItems } from './projectHistory.ts';
import { withRechten } from '../access/withRechten.ts';
import type { CatalogusServices } from '../catalogi/catalogusServices.ts';

type Calls = Handlers<typeof GESCHIEDENIS>;

/** Of each revision in a list. */
const MOST_ROWS = 20;

/** Reads at one moment, so that a save in between does not mix two histories. */
const atOneMoment = <T>(
  { database }: CatalogusServices,
  read: (database: Database) => Promise<T>,
): Promise<T> =>
  database.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

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

/** The project as it was, in the shape of a body. */
const projectAt = (
  { record }: RevisedRecord,
  { data, text }: { data: ProjectData; text: string },
) => ({ ...data, version: record.version, gevelvullingen_json: text });

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
      const wanted = revisionOf(request);
      const history = await readHistory(database, projectOf(request).id);
      const { record } = history.current;
      const known = await readItems(database, { history, wanted: [wanted], most: null });
      const isReachable = history.reachable.has(wanted);
      const item = known[0] ?? (isReachable ? firstItem(wanted, history) : null);
      if (item === null) throw notFound('Revisie niet gevonden.');
      const content = isReachable
        ? await createProjectRevisions(database).contentAt(record.id, wanted, {
            data: inhoudOf(record).data,
            text: record.gevelvullingen_json,
          })
        : null;
      return { ...item, project: content === null ? null : projectAt(history.current, content) };
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

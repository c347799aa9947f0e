import {
  eenProjectRevisieSchema,
  projectRevisiesSchema,
  REVISIES_PER_PAGE,
  type GevelvullingWijziging,
  type Herkomst,
  type ProjectRevisie,
} from '@adviestool/contract/geschiedenis';
import { projectRecordSchema } from '@adviestool/contract/project';
import type { ProjectData } from '@adviestool/contract/projectData';
import { z } from 'zod';

import type { Database } from '../database/connect.ts';
import { HttpProblem, notFound } from '../httpProblem.ts';
import { parseId, projectOf } from '../plugins/access.ts';
import type { DeltaRow } from '../projects/delta.ts';
import { fittingWijzigingen } from '../projects/fittingWijzigingen.ts';
import { inhoudOf } from '../projects/inhoud.ts';
import { projectRevisie } from '../projects/revisie.ts';
import { reachableFrom } from '../projects/reachableFrom.ts';
import { veldWijzigingen } from '../projects/veldWijzigingen.ts';
import {
  createProjectRevisions,
  type Person,
  type RevisionSummary,
} from '../repositories/projectRevisions.ts';
import { createProjects, type RevisedRecord } from '../repositories/projects.ts';
import type { App, Services } from '../services.ts';
import { noContentSchema } from './noContent.ts';
import { answerWrite, changeOf, holdProject } from './answerWrite.ts';
import { withRechten } from './withRechten.ts';

const PATH = '/api/v2/group/:groupId/project/:projectId/revisies';

const paramsSchema = z.object({ revision: z.string() });

const querySchema = z.object({
  page: z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .default(0),
});

/** Of each revision in a list. */
const MOST_ROWS = 20;

const merkSchema = z.object({ gevelvullingEnKaderData: z.object({ merk: z.string().nullable() }) });

const parse = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text));

const wijzigingOf = ({ id, before, after }: DeltaRow): GevelvullingWijziging => {
  const [old, next] = [parse(before), parse(after)];
  const merk = merkSchema.safeParse(next ?? old).data?.gevelvullingEnKaderData.merk ?? null;
  if (old === undefined) return { id, merk, soort: 'toegevoegd', velden: [] };
  if (next === undefined) return { id, merk, soort: 'verwijderd', velden: [] };
  return { id, merk, soort: 'gewijzigd', velden: veldWijzigingen(old, next) };
};

const itemOf = (
  {
    revision,
    created,
    user,
    restoredFrom,
    overgedragen,
    data,
    changesOrder,
    ...aantallen
  }: RevisionSummary,
  gevelvullingen: GevelvullingWijziging[],
  isReachable: boolean,
): ProjectRevisie => ({
  revision,
  op: created.toISOString(),
  door: user,
  teruggezet_van: restoredFrom,
  overgedragen,
  te_bekijken: isReachable,
  gegevens: data === null ? [] : veldWijzigingen(data.before, data.after),
  volgorde: changesOrder,
  aantallen: {
    toegevoegd: aantallen.toegevoegd,
    gewijzigd: aantallen.gewijzigd,
    verwijderd: aantallen.verwijderd,
  },
  gevelvullingen,
});

/** Where the history begins: with the making of the project, or with what was found then. */
const firstItem = (
  revision: number,
  { current: { record }, firstOwner, herkomst }: History,
): ProjectRevisie => {
  const isMade = revision === 1;
  const user = firstOwner ?? record.user;
  return {
    revision,
    op: isMade ? record.created : null,
    door: isMade && user !== null ? { uid: user.uid, name: user.name } : null,
    teruggezet_van: null,
    overgedragen: null,
    ...(isMade && herkomst !== null && { herkomst }),
    te_bekijken: true,
    gegevens: [],
    volgorde: false,
    aantallen: { toegevoegd: 0, gewijzigd: 0, verwijderd: 0 },
    gevelvullingen: [],
  };
};

interface History {
  /** Whose it was before it was handed over; null: it never was. */
  firstOwner: Person | null;
  /** The project as it is now. */
  current: RevisedRecord;
  herkomst: Herkomst | null;
  /** The revisions that are kept, the newest first; the last is where the history begins. */
  revisions: number[];
  /** Of which the content can be made. */
  reachable: ReadonlySet<number>;
}

const readHistory = async (database: Database, id: number): Promise<History> => {
  const projects = createProjects(database);
  const current = await projects.find(id);
  const oorsprong = await projects.findOorsprong(id);
  if (current === null || oorsprong === null) throw notFound('Project niet gevonden.');
  const steps = await createProjectRevisions(database).findSteps(id);
  const reachable = reachableFrom(current.revision, steps);
  const first = steps.at(-1)?.previous ?? current.revision;
  const firstOwner = await createProjectRevisions(database).findFirstOwner(id);
  return {
    current,
    herkomst: oorsprong.herkomst,
    firstOwner,
    revisions: [...steps.map(({ revision }) => revision), first],
    reachable,
  };
};

/** These revisions of a history, with at most so many rows each, as far as those fit; null: all. */
const readItems = async (
  database: Database,
  { history, wanted, most }: { history: History; wanted: readonly number[]; most: number | null },
): Promise<ProjectRevisie[]> => {
  const { id } = history.current.record;
  const repository = createProjectRevisions(database);
  const found = await repository.findMany(id, wanted);
  const rows = await repository.findRows(id, wanted, most);
  const items = found.map((each) => {
    const wijzigingen = rows.filter(({ revision }) => revision === each.revision).map(wijzigingOf);
    return itemOf(
      each,
      most === null ? wijzigingen : fittingWijzigingen(wijzigingen),
      history.reachable.has(each.revision),
    );
  });
  const first = history.revisions.at(-1);
  return first !== undefined && wanted.includes(first)
    ? [...items, { ...firstItem(first, history), te_bekijken: history.reachable.has(first) }]
    : items;
};

/** Reads at one moment, so that a save in between does not mix two histories. */
const atOneMoment = <T>(
  { database }: Services,
  read: (database: Database) => Promise<T>,
): Promise<T> =>
  database.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

const registerList = (app: App, services: Services): void => {
  app.get(
    PATH,
    { schema: { querystring: querySchema, response: { 200: projectRevisiesSchema } } },
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
      }),
  );
};

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

const registerOne = (app: App, services: Services): void => {
  app.get(
    `${PATH}/:revision`,
    { schema: { params: paramsSchema, response: { 200: eenProjectRevisieSchema } } },
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
      }),
  );
};

const registerRestore = (app: App, services: Services): void => {
  app.post(
    `${PATH}/:revision/terugzetten`,
    {
      schema: {
        params: paramsSchema,
        response: { 200: projectRecordSchema, 204: noContentSchema },
      },
    },
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
    },
  );
};

/** The history of a project: its revisions, one of them, and the way back to it. */
export const registerGeschiedenis = (app: App, services: Services): void => {
  registerList(app, services);
  registerOne(app, services);
  registerRestore(app, services);
};

import type {
  EenProjectRevisie,
  GevelvullingWijziging,
  Herkomst,
  ProjectRevisie,
} from '@adviestool/contract/geschiedenis';
import { z } from 'zod';

import type { Database } from '../database/connect.ts';
import { notFound } from '../http/httpProblem.ts';
import { createLijsten } from '../lijsten/lijstenStore.ts';
import type { DeltaRow } from '../projectinhoud/delta.ts';
import { inhoudOf } from '../projectinhoud/inhoud.ts';
import { fittingWijzigingen } from './fittingWijzigingen.ts';
import { reachableFrom } from './reachableFrom.ts';
import { veldWijzigingen } from '@adviestool/projectdelta/veldWijzigingen';
import type { Person, RevisionSummary } from '../projectopslag/findRevisions.ts';
import { createProjectRevisions, type RevisionStep } from '../projectopslag/projectRevisions.ts';
import { createProjects, type RevisedRecord } from '../projectopslag/projects.ts';

/** What the history of a project is made from. */
export interface History {
  /** Whose it was before it was handed over; null: it never was. */
  firstOwner: Person | null;
  /** The project as it is now. */
  current: RevisedRecord;
  herkomst: Herkomst | null;
  /** The newest first. */
  steps: readonly RevisionStep[];
  /** The revisions that are kept, the newest first; the last is where the history begins. */
  revisions: number[];
  /** Of which the content can be made. */
  reachable: ReadonlySet<number>;
}

const merkSchema = z.object({ gevelvullingEnKaderData: z.object({ merk: z.string().nullable() }) });

const parse = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text));

/** What is told as one value: who fixed an advice and what it came to belong together. */
export const isWhole = (pad: string): boolean => pad === 'vastgesteld';

const wijzigingOf = ({ id, before, after }: DeltaRow): GevelvullingWijziging => {
  const [old, next] = [parse(before), parse(after)];
  const merk = merkSchema.safeParse(next ?? old).data?.gevelvullingEnKaderData.merk ?? null;
  if (old === undefined) return { id, merk, soort: 'toegevoegd', velden: [] };
  if (next === undefined) return { id, merk, soort: 'verwijderd', velden: [] };
  return { id, merk, soort: 'gewijzigd', velden: veldWijzigingen(old, next, isWhole) };
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

/** @throws HttpProblem 404 when the project is gone */
export const readHistory = async (database: Database, id: number): Promise<History> => {
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
    steps,
    revisions: [...steps.map(({ revision }) => revision), first],
    reachable,
  };
};

/** These revisions of a history, with at most so many rows each, as far as those fit; null: all. */
export const readItems = async (
  database: Database,
  { history, wanted, most }: { history: History; wanted: readonly number[]; most: number | null },
): Promise<ProjectRevisie[]> => {
  const { id } = history.current.record;
  const repository = createProjectRevisions(database);
  const found = await repository.findMany(id, wanted);
  const rows = await repository.findRows(id, wanted, most);
  const lijsten = await createLijsten(database).namesOf(id, wanted);
  const items = found.map((each): ProjectRevisie => {
    const wijzigingen = rows.filter(({ revision }) => revision === each.revision).map(wijzigingOf);
    const lijst = lijsten.get(each.revision);
    return {
      ...itemOf(
        each,
        most === null ? wijzigingen : fittingWijzigingen(wijzigingen),
        history.reachable.has(each.revision),
      ),
      ...(lijst !== undefined && { lijst }),
    };
  });
  const first = history.revisions.at(-1);
  return first !== undefined && wanted.includes(first)
    ? [...items, { ...firstItem(first, history), te_bekijken: history.reachable.has(first) }]
    : items;
};

/** One revision of a history, with the project as it was; that is null when it cannot be made any more. */
export interface KnownRevision {
  item: ProjectRevisie;
  project: EenProjectRevisie['project'];
}

/**
 * @param most rows of the revision itself; null: all
 * @throws HttpProblem 404 when there is no such revision
 */
export const readRevision = async (
  database: Database,
  history: History,
  { wanted, most }: { wanted: number; most: number | null },
): Promise<KnownRevision> => {
  const { record } = history.current;
  const known = await readItems(database, { history, wanted: [wanted], most });
  const isReachable = history.reachable.has(wanted);
  const item = known[0] ?? (isReachable ? firstItem(wanted, history) : null);
  if (item === null) throw notFound('Revisie niet gevonden.');
  if (!isReachable) return { item, project: null };
  const { data, text } = await createProjectRevisions(database).contentAt(record.id, wanted, {
    data: inhoudOf(record).data,
    text: record.gevelvullingen_json,
  });
  return { item, project: { ...data, version: record.version, gevelvullingen_json: text } };
};

import type { Vergelijking } from '@adviestool/contract/vergelijking';
import { veldWijzigingen } from '@adviestool/projectdelta/veldWijzigingen';
import type {
  GevelvullingVerschil,
  ProjectVerschil,
} from '@adviestool/projectdelta/verschilTussen';

import type { Database } from '../database/connect.ts';
import { createProjectRevisions } from '../projectopslag/projectRevisions.ts';
import { isWhole } from './projectHistory.ts';

type Laatste = Vergelijking['laatste'][number];

/** Rows that are read at once, and in all: of what changed more often it is not known who did it. */
const ROWS = 500;
const MOST_ROWS = 10_000;
/** After every revision: the largest number that the database has for one. */
const END = { revision: 2_147_483_647, rank: 0 };

/** The value of a path, one within it, or one that it is in. */
const isAt = (pad: string, wanted: string): boolean =>
  pad === wanted || pad.startsWith(`${wanted}.`) || wanted.startsWith(`${pad}.`);

const padenVan = (verschil: GevelvullingVerschil): string[] =>
  verschil.soort === 'gewijzigd' ? verschil.velden.map(({ pad }) => pad) : [''];

interface Sinds {
  projectId: number;
  revision: number;
  verschil: ProjectVerschil;
}

/** Who last changed the data of the project that are otherwise. */
const ofGegevens = async (
  database: Database,
  { projectId, verschil: { gegevens } }: Sinds,
  revisions: readonly number[],
): Promise<Laatste[]> => {
  if (gegevens.length === 0) return [];
  const found = await createProjectRevisions(database).findMany(projectId, revisions);
  const changes = found.map(({ revision, data }) => ({
    revision,
    paden: data === null ? [] : veldWijzigingen(data.before, data.after).map((veld) => veld.pad),
  }));
  return gegevens.flatMap(({ pad }) => {
    const last = changes.find(({ paden }) => paden.some((each) => isAt(each, pad)));
    return last === undefined ? [] : [{ id: null, pad, revision: last.revision }];
  });
};

const parse = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text));

/** Who last changed the gevelvullingen that are otherwise, as far back as is read. */
const ofGevelvullingen = async (
  database: Database,
  { projectId, revision: since, verschil }: Sinds,
): Promise<Laatste[]> => {
  const found: Laatste[] = [];
  const open = new Map(verschil.gevelvullingen.map((each) => [each.id, new Set(padenVan(each))]));
  const revisions = createProjectRevisions(database);
  let from = END;
  for (let read = 0; read < MOST_ROWS && open.size > 0; read += ROWS) {
    const rows = await revisions.findRowsBack(projectId, {
      since,
      from,
      ids: [...open.keys()],
      most: ROWS,
    });
    for (const { id, before, after, revision } of rows) {
      const paden = open.get(id);
      if (paden === undefined) continue;
      const [old, next] = [parse(before), parse(after)];
      const isCameOrWent = old === undefined || next === undefined;
      const changed = isCameOrWent ? [] : veldWijzigingen(old, next, isWhole);
      for (const pad of paden) {
        if (!isCameOrWent && !changed.some((veld) => isAt(veld.pad, pad))) continue;
        found.push({ id, pad, revision });
        paden.delete(pad);
      }
      if (paden.size === 0) open.delete(id);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS) break;
    from = last;
  }
  return found;
};

/** The revisions that last gave what is otherwise since a revision its value, where that is known. */
export const findLaatste = async (
  database: Database,
  sinds: Sinds,
  steps: readonly { revision: number }[],
): Promise<Laatste[]> => {
  const later = steps.map(({ revision }) => revision).filter((each) => each > sinds.revision);
  return [
    ...(await ofGegevens(database, sinds, later)),
    ...(await ofGevelvullingen(database, sinds)),
  ];
};

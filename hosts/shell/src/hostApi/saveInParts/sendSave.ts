import {
  saveGegevens,
  saveGevelvulling,
  saveGevelvullingen,
} from '@adviestool/contract/api/gevelvullingen';
import { updateProject, type ProjectWithRevisies } from '@adviestool/contract/api/projects';
import type { Transport } from '@adviestool/contract/api/transport';
import type { Project } from '@adviestool/contract/project';
import { projectToBody } from '@adviestool/contract/projectRecord';
import { etagOf, type Revisies } from '@adviestool/contract/revisie';
import type { RevisiesOfParts } from '@adviestool/state/activeProject';
import { idOf } from '@adviestool/domain/velden/gevelvullingLijst';

import type { SaveCall } from './saveCallOf.ts';

/** A project with the revisions of what is stored of it; of its parts null: unknown. */
export interface ProjectVersion extends RevisiesOfParts {
  project: Project;
  revision: string | null;
}

/** Where saves go. */
export interface SaveTarget {
  api: Transport;
  groupId: number;
  clientVersion: string;
}

interface Save {
  stored: ProjectWithRevisies;
  wanted: Project;
  call: SaveCall;
}

/** What a call answered, and what it wrote. */
interface Written {
  /** As an ETag. */
  revision: string | null;
  revisies?: Revisies | null;
  gegevensRevision?: string | null;
}

const write = async (
  { api, groupId, clientVersion }: SaveTarget,
  { stored, wanted, call }: Save,
): Promise<Written> => {
  const projectId = wanted.id;
  switch (call.kind) {
    case 'none':
      return { revision: stored.revision };
    case 'gegevens': {
      const { gevelvullingen_json: _text, ...body } = projectToBody(wanted, clientVersion);
      const revision = stored.gegevensRevision;
      const written = await saveGegevens(api, groupId, { projectId, body, revision });
      return { revision: etagOf(written.revision), gegevensRevision: written.gegevens_revision };
    }
    case 'gevelvulling': {
      const { gevelvulling, revision } = call;
      const written = await saveGevelvulling(api, groupId, { projectId, gevelvulling, revision });
      const revisies = { ...stored.revisies, [idOf(gevelvulling)]: written.gevelvulling_revision };
      return { revision: etagOf(written.revision), revisies };
    }
    case 'gevelvullingen': {
      const { body } = call;
      const written = await saveGevelvullingen(api, groupId, {
        projectId,
        body,
        idempotencyKey: crypto.randomUUID(),
        revision: body.order === undefined ? null : stored.revision,
      });
      const revisies = { ...stored.revisies, ...written.revisies };
      return { revision: etagOf(written.revision), revisies };
    }
    case 'project': {
      const body = projectToBody(wanted, clientVersion);
      const revision = await updateProject(api, groupId, {
        projectId,
        body,
        revision: stored.revision,
      });
      // Of the parts the answer says nothing.
      return { revision, revisies: null, gegevensRevision: null };
    }
    default:
      return call satisfies never;
  }
};

const numberOf = (etag: string | null): number => Number(/\d+/.exec(etag ?? '')?.[0]);

/** Whether nobody wrote between the version that a save was made on and the save. */
const follows = (stored: ProjectWithRevisies, { revision }: Written): boolean => {
  const written = numberOf(revision);
  const known = numberOf(stored.revision);
  return written === known || written === known + 1;
};

/** What is stored after a save, and whether all of that is known here. */
export interface SentSave {
  version: ProjectVersion;
  isComplete: boolean;
}

/** Stores a change by one call. @throws ApiError */
export const sendSave = async (target: SaveTarget, save: Save): Promise<SentSave> => {
  const { stored, wanted, call } = save;
  if (call.kind === 'none') return { version: stored, isComplete: true };
  const written = await write(target, save);
  const isNext = follows(stored, written);
  return {
    version: {
      ...stored,
      ...written,
      // What somebody else wrote in between is not in the project: nothing may be saved over that.
      revision: isNext ? written.revision : stored.revision,
      project: { ...wanted, changed: new Date().toISOString() },
    },
    isComplete: isNext && call.kind !== 'project',
  };
};

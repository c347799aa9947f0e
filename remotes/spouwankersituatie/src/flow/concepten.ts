import { NIEUW } from '@adviestool/contract/paths';
import {
  spouwankersituatieSchema,
  type Spouwankersituatie,
} from '@adviestool/contract/spouwankersituatie';
import type { Variant } from '@adviestool/contract/variant';
import { createSpouwankersituatie } from '@adviestool/domain/spouwankersituatie';
import { openStorage } from '@adviestool/state/browserStorage';
import { currentUid } from '@adviestool/state/session';
import { z } from 'zod';

/** The drafts of one project, in the session storage of the tab. */
export interface Concepten {
  /** The drafts that have an id of their own. */
  list: () => Spouwankersituatie[];
  /** A draft; under NIEUW the input so far of a new one. Null: there is no such draft. */
  find: (id: string) => Spouwankersituatie | null;
  /** Keeps a draft under its id. */
  keep: (concept: Spouwankersituatie) => void;
  /** Gives a draft that is still new its own id, and keeps it. */
  settle: (concept: Spouwankersituatie) => Spouwankersituatie;
}

const storedSchema = z.array(spouwankersituatieSchema);

/** Drafts of another user are never shown. */
const keyOf = (projectId: number): string =>
  `spouwankersituaties:${String(currentUid())}:${projectId}`;

const newId = (): string => crypto.randomUUID().slice(0, 8);

/** The part of the host that tells where drafts are kept. */
interface DraftHost {
  config: { variant: Pick<Variant, 'id'> };
}

export const openConcepten = ({ config }: DraftHost, projectId: number): Concepten => {
  const storage = openStorage('session', config.variant.id);
  const key = keyOf(projectId);
  const read = (): Spouwankersituatie[] => storage.read(key, storedSchema) ?? [];
  const others = (id: string): Spouwankersituatie[] => read().filter((one) => one.id !== id);

  const keep = (concept: Spouwankersituatie): void => {
    storage.write(key, [...others(concept.id), concept]);
  };

  return {
    keep,
    list: () => others(NIEUW),
    find: (id) =>
      read().find((one) => one.id === id) ??
      (id === NIEUW ? createSpouwankersituatie(NIEUW) : null),
    settle: (concept) => {
      const changed = new Date().toISOString();
      const isNieuw = concept.id === NIEUW;
      const settled = {
        ...concept,
        id: isNieuw ? newId() : concept.id,
        created: concept.created ?? changed,
        changed,
      };
      storage.write(key, [...others(concept.id), settled]);
      return settled;
    },
  };
};

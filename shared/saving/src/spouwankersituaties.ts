import { NIEUW } from '@adviestool/contract/paths';
import {
  spouwankersituatieSchema,
  type Spouwankersituatie,
} from '@adviestool/contract/spouwankersituatie';
import type { Variant } from '@adviestool/contract/variant';
import { openStorage } from '@adviestool/state/browserStorage';
import { currentUid } from '@adviestool/state/session';
import { z } from 'zod';

import { teksten } from './teksten.ts';

/** The spouwankersituaties of one project: concepts in the session storage of the tab, never saved. */
export interface Spouwankersituaties {
  list: () => Spouwankersituatie[];
  /** Under NIEUW the input so far of a new one. Null: there is no such concept. */
  find: (id: string) => Spouwankersituatie | null;
  /** Keeps a concept under its id. */
  keep: (concept: Spouwankersituatie) => void;
  /** Gives a concept that is still new its own id, and keeps it. */
  settle: (concept: Spouwankersituatie) => Spouwankersituatie;
  remove: (id: string) => void;
}

const storedSchema = z.array(spouwankersituatieSchema);

/** Concepts of another user are never shown. */
const keyOf = (projectId: number): string =>
  `spouwankersituaties:${String(currentUid())}:${projectId}`;

const newId = (): string => crypto.randomUUID().slice(0, 8);

/** The part of the host that tells where concepts are kept. */
interface ConceptHost {
  config: { variant: Pick<Variant, 'id'> };
}

export const openSpouwankersituaties = (
  { config }: ConceptHost,
  projectId: number,
): Spouwankersituaties => {
  const storage = openStorage('session', config.variant.id);
  const key = keyOf(projectId);
  const list = (): Spouwankersituatie[] => storage.read(key, storedSchema) ?? [];
  const others = (id: string): Spouwankersituatie[] => list().filter((one) => one.id !== id);

  return {
    list,
    find: (id) => list().find((one) => one.id === id) ?? null,
    keep: (concept) => storage.write(key, [...others(concept.id), concept]),
    settle: (concept) => {
      const changed = new Date().toISOString();
      const settled = {
        ...concept,
        id: concept.id === NIEUW ? newId() : concept.id,
        created: concept.created ?? changed,
        changed,
      };
      storage.write(key, [...others(concept.id), settled]);
      return settled;
    },
    remove: (id) => {
      const rest = others(id);
      if (rest.length === 0) storage.remove(key);
      else storage.write(key, rest);
    },
  };
};

/** How a spouwankersituatie is called: by its merk. */
export const spouwankersituatieNaam = ({ id, situatie }: Spouwankersituatie): string => {
  const { nieuw, zonderMerk, metMerk } = teksten.spouwankersituatie;
  if (situatie.merk !== null && situatie.merk !== '') return metMerk(situatie.merk);
  return id === NIEUW ? nieuw : zonderMerk;
};

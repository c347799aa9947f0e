import { programmaNaam } from '@adviestool/domain/import/modelVerschillen';
import type { Bouwmodel } from '@adviestool/ifc/bouwmodel';
import { openStorage } from '@adviestool/state/browserStorage';
import { z } from 'zod';

import type { Bronnen } from './bronnen.ts';

/*
 * An office puts its marks and facades in the same properties of every model. Which these are is chosen once
 * and kept in this browser, by the organization that the file names and the program without its release.
 */

const schema = z.object({
  /** Null: groups have no merk; absent: nobody chose. */
  merk: z.string().nullable().optional(),
  gevel: z.string().optional(),
  bouwlaag: z.string().optional(),
  ruimte: z.string().optional(),
  opmerking: z.string().optional(),
});

/** What was chosen for models of an office. */
export type Onthouden = z.infer<typeof schema>;

type VanWie = Pick<Bouwmodel, 'organisatie' | 'programma'>;

const open = ({ organisatie, programma }: VanWie) => ({
  storage: openStorage('local', 'bouwmodel'),
  key: `eigenschappen:${JSON.stringify([organisatie ?? '', programmaNaam(programma)])}`,
});

export const readOnthouden = (model: VanWie): Onthouden => {
  const { storage, key } = open(model);
  return storage.read(key, schema) ?? {};
};

/** Keeps where the merk stands; null: the groups have none. */
export const rememberMerk = (model: VanWie, merk: string | null): void => {
  const { storage, key } = open(model);
  storage.write(key, { ...readOnthouden(model), merk });
};

/** Keeps where the others stand. */
export const rememberBronnen = (model: VanWie, bronnen: Bronnen): void => {
  const { storage, key } = open(model);
  const { merk } = readOnthouden(model);
  storage.write(key, { ...bronnen, ...(merk !== undefined && { merk }) });
};

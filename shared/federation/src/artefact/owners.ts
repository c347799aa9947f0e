import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { RESERVED_IDS } from '@adviestool/create-remote/reservedIds';
import { z } from 'zod';

import { readDocument } from '../assemble/readDocument.ts';
import { partFolder } from '../assemble/siteParts.ts';
import { jsonText, replaceFile } from '../assemble/writeSite.ts';
import type { TeamKey } from './signingKey.ts';

/** Not served: a name that begins with a point. */
const OWNERS_FILE = '.owners.json';

/** Of each id that a key has published on a site, that key. */
const ownerSchema = z.strictObject({ name: z.string(), public: z.string() });

const ownersSchema = z.record(z.string(), ownerSchema);

export const ownerChangesSchema = z.record(z.string(), ownerSchema.nullable());

type Owners = z.infer<typeof ownersSchema>;

/** @throws DocumentError */
const readOwners = (site: string): Owners => {
  const file = join(site, OWNERS_FILE);
  return existsSync(file) ? readDocument(file, ownersSchema) : {};
};

/** Keys that ids are of from now on; null: of none any more. */
export type OwnerChanges = Readonly<Record<string, Owners[string] | null>>;

/** @throws DocumentError */
export const changeOwners = (site: string, changes: OwnerChanges): void => {
  if (Object.keys(changes).length === 0) return;
  const entries = Object.entries({ ...readOwners(site), ...changes });
  const owners = Object.fromEntries(entries.filter(([, owner]) => owner !== null));
  replaceFile(join(site, OWNERS_FILE), jsonText(owners));
};

/** Where a part comes from that is brought to a site. */
export interface Origin {
  /** Who signed it; null: it was built in place. */
  key: TeamKey | null;
  /** Whether it was built by a command of the product's own repository. */
  isOfProduct: boolean;
  /** Whether it may take an id from whoever has it. */
  takesOver: boolean;
}

const TAKE_OVER = 'Who decides over this site may give it away with --take-over.';

/** Why an id is not for who brings it to a site; null: it is. @throws DocumentError */
export const ownerProblem = (
  site: string,
  id: string,
  { key, isOfProduct, takesOver }: Origin,
): string | null => {
  if (takesOver) return null;
  const owner = readOwners(site)[id];
  if (owner !== undefined) {
    if (owner.public === key?.public) return null;
    const brought = key === null ? 'this was built here' : `this is signed by ‘${key.name}’`;
    return `${id} is of the key ‘${owner.name}’ on this site, and ${brought}. ${TAKE_OVER}`;
  }
  if (isOfProduct) return null;
  if (RESERVED_IDS.includes(id)) return `${id} is a part of the product itself. ${TAKE_OVER}`;
  return key !== null && existsSync(partFolder(site, id))
    ? `${id} is on this site already, without a key. ${TAKE_OVER}`
    : null;
};

/** Whose ids are when it is there. */
export const ownersAfter = (
  site: string,
  ids: readonly string[],
  { key, takesOver }: Origin,
): OwnerChanges => {
  if (key !== null) {
    const { name, public: spki } = key;
    return Object.fromEntries(ids.map((id) => [id, { name, public: spki }]));
  }
  const owned = takesOver ? ids.filter((id) => readOwners(site)[id] !== undefined) : [];
  return Object.fromEntries(owned.map((id) => [id, null]));
};

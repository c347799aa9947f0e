import { RESERVED_IDS } from './reservedIds.ts';
import { RESERVED_PATHS } from './reservedPaths.ts';

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** What is wrong with a name for a remote, which is its folder, its path and its id; null: nothing. */
export const nameProblem = (id: string): string | null => {
  if (!ID.test(id)) {
    return `‘${id}’ is no name for a remote: expected lower case letters, digits and hyphens, a letter first.`;
  }
  if (RESERVED_IDS.includes(id)) {
    return `‘${id}’ is the name of a part of the product itself: choose another.`;
  }
  return RESERVED_PATHS.includes(id)
    ? `‘/${id}’ is an address of the server, where no page can be: choose another name.`
    : null;
};

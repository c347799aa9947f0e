import type { BrowserStorage } from '@adviestool/state/browserStorage';
import { z } from 'zod';

import type { ConceptStorage } from './concept.ts';

/** How the keys of copies begin. */
const LEFT = 'left:';

/**
 * Keeps values for this tab, and a copy of one for the next tab from when this one goes away: whoever opens the
 * same form first after that takes it over. A tab that comes back itself, as at a reload, takes its copy away again.
 */
export const createTabStorage = (
  session: BrowserStorage,
  local: BrowserStorage,
): ConceptStorage => ({
  read: (key, schema) => {
    const own = session.read(key, schema);
    const left = local.read(LEFT + key, schema);
    if (left !== null) local.remove(LEFT + key);
    if (own !== null || left === null) return own;
    session.write(key, left);
    return left;
  },
  write: (key, value) => session.write(key, value),
  remove: (key) => {
    session.remove(key);
    local.remove(LEFT + key);
  },
  leave: (key) => {
    const value = session.read(key, z.unknown());
    if (value !== null) local.write(LEFT + key, value);
  },
});

import type { Variant } from '@adviestool/contract/variant';
import { openStorage } from '@adviestool/state/browserStorage';

/** Parameter of the address, once for each remote: `?remote=gevelvulling@http://localhost:3102/`. */
export const PARAMETER = 'remote';

/** Where the tab keeps them. */
export const STORAGE_KEY = 'remote-overrides';

/** Whether a developer takes a remote of this tab from elsewhere. In production nobody does. */
export const wantsOverrides = ({ id, environment }: Variant): boolean =>
  !environment.production &&
  (new URLSearchParams(location.search).has(PARAMETER) ||
    openStorage('session', id).keys().includes(STORAGE_KEY));

import type { Variant } from '@adviestool/contract/variant';
import { openStorage } from '@adviestool/state/browserStorage';

import { REMOTE_OVERRIDES, REMOTE_PARAMETER } from '../start/keptNames.ts';

/** Whether a developer takes a remote of this tab from elsewhere. In production nobody does. */
export const wantsOverrides = ({ id, environment }: Variant): boolean =>
  !environment.production &&
  (new URLSearchParams(location.search).has(REMOTE_PARAMETER) ||
    openStorage('session', id).keys().includes(REMOTE_OVERRIDES));

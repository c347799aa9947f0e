import type { ZijdeAdvies } from '@adviestool/domain/advies';
import { Chip } from '@adviestool/ui/Chip';
import { UnityCheck } from '@adviestool/ui/UnityCheck';

import { teksten } from './teksten.ts';

/** The unity check with its word, or the status of a side that has none. */
export const ZijdeStatus = ({ advies: { status, unityCheck } }: { advies: ZijdeAdvies }) =>
  unityCheck === null ? (
    <Chip kind={status === 'GEEN_PRODUCT' ? 'warn' : 'bad'}>{teksten.status[status]}</Chip>
  ) : (
    <UnityCheck value={unityCheck} />
  );

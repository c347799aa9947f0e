import type { Release } from '@adviestool/contract/release';

import type { RemoteLoadError } from './remoteErrors.ts';
import { filesOfVisit } from './filesOfVisit.ts';
import { findLoadCause, type LoadCause } from './findLoadCause.ts';
import { teksten } from './teksten.ts';

const textOf = (cause: LoadCause): string => {
  switch (cause.kind) {
    case 'slow':
      return teksten.traag;
    case 'missing':
      return teksten.ontbreekt;
    case 'refused-by-server':
      return teksten.foutmelding(cause.status);
    case 'altered':
      return teksten.gewijzigd;
    case 'origin-refused':
      return teksten.geweigerd(cause.origin);
    case 'origin-away':
      return teksten.onbereikbaar(cause.origin);
    case 'does-not-start':
      return teksten.startNiet;
    case 'interrupted':
      return teksten.afgebroken;
    default:
      return cause satisfies never;
  }
};

/** Why the files of the page at an address did not come, in words, while the host can be reached. */
export const explainLoadError = async (
  error: Pick<RemoteLoadError, 'isTimeout' | 'isSpoilt'>,
  { remotes, pathname }: { remotes: Release['remotes']; pathname: string },
): Promise<string> =>
  textOf(
    error.isTimeout
      ? { kind: 'slow' }
      : await findLoadCause(filesOfVisit(remotes, pathname), error),
  );

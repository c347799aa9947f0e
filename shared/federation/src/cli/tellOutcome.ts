import type { ReleaseRecord } from '@adviestool/contract/release';

import { versionsOf } from '../assemble/siteParts.ts';
import { say } from './tell.ts';

/** Says what visitors of the site get after these versions of parts were put there or moved. */
export const tellOutcome = (
  record: ReleaseRecord | null,
  versions: Readonly<Record<string, string>>,
): void => {
  const isIn = (current: ReleaseRecord): boolean =>
    Object.entries(versions).every(([name, version]) => versionsOf(current)[name] === version);
  if (record === null) {
    say(
      'The site has no release yet: adviestool assemble VARIANT --site DIR, when every part is there.',
    );
  } else if (isIn(record)) {
    say(
      `Release ${record.release} runs it. The way back: adviestool releases, adviestool rollback.`,
    );
  } else {
    say(
      `Release ${record.release} does not run all of it: variant ${record.variant} asks otherwise.`,
    );
  }
};

export const secondsSince = (start: number): string =>
  ((performance.now() - start) / 1000).toFixed(1);

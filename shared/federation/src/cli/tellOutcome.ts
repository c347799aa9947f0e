import type { ReleaseRecord } from '@adviestool/contract/release';
import { say } from './tell.ts';

/** Says what visitors of the site get after a deploy. */
export const tellOutcome = (
  record: ReleaseRecord | null,
  isIn: (record: ReleaseRecord) => boolean,
): void => {
  if (record === null) {
    say(
      'The site has no release yet: adviestool assemble VARIANT --site DIR, when every part is there.',
    );
  } else if (isIn(record)) {
    say(
      `Release ${record.release} runs it. The way back: adviestool releases, adviestool rollback.`,
    );
  } else {
    say(`Release ${record.release} does not run it: variant ${record.variant} asks otherwise.`);
  }
};

export const secondsSince = (start: number): string =>
  ((performance.now() - start) / 1000).toFixed(1);

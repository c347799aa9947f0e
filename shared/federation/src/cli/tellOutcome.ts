import type { ReleaseRecord } from '@adviestool/contract/release';
import { say } from './tell.ts';

/** Says what visitors of each variant of the site get after a deploy. */
export const tellOutcome = (
  records: readonly ReleaseRecord[],
  isIn: (record: ReleaseRecord) => boolean,
): void => {
  if (records.length === 0) {
    say(
      'The site has no release yet: adviestool assemble VARIANT --site DIR, when every part is there.',
    );
  }
  for (const record of records) {
    say(
      isIn(record)
        ? `Release ${record.release} of ${record.variant} runs it. The way back: adviestool releases, adviestool rollback.`
        : `Release ${record.release} of ${record.variant} does not run it: the variant asks otherwise.`,
    );
  }
};

export const secondsSince = (start: number): string =>
  ((performance.now() - start) / 1000).toFixed(1);

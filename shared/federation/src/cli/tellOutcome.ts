import { readVariants } from '../assemble/siteState.ts';
import { versionsOf } from '../assemble/siteParts.ts';
import { say } from './tell.ts';

/** Says what visitors of each variant of a site get after these versions of parts were put there or moved. */
export const tellOutcome = (site: string, versions: Readonly<Record<string, string>>): void => {
  const variants = readVariants(site).map(({ record }) => record);
  if (variants.length === 0) {
    say(
      'The site has no release yet: adviestool assemble VARIANT --site DIR, when every part is there.',
    );
  }
  for (const record of variants) {
    const isIn = Object.entries(versions).every(
      ([name, version]) => versionsOf(record)[name] === version,
    );
    say(
      isIn
        ? `Release ${record.release} of ${record.variant} runs it. The way back: adviestool releases, adviestool rollback.`
        : `Release ${record.release} of ${record.variant} does not run all of it: adviestool promote moves it on, unless the variant asks otherwise.`,
    );
  }
};

export const secondsSince = (start: number): string =>
  ((performance.now() - start) / 1000).toFixed(1);

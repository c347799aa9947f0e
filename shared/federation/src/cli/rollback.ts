import { rollback } from '../deploy/rollback.ts';
import { withSiteLock } from '../deploy/siteLock.ts';
import { readArguments, siteOf, subjectOf } from './readArguments.ts';
import { say, tell } from './tell.ts';

const USAGE = 'pnpm rollback RELEASE --site DIR';

await tell(async () => {
  const { subject, values } = readArguments(USAGE, { site: { type: 'string' } }, 1);
  const release = subjectOf(subject, USAGE);
  const site = siteOf(values.site, USAGE);
  const start = performance.now();
  await withSiteLock({ site, purpose: `rollback ${release}`, onWait: say }, () =>
    rollback(site, release),
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  say(`Release ${release} is current again (${seconds} s). A page that is loaded now runs it.`);
});

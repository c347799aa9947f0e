import { rollback } from '../deploy/rollback.ts';
import { withSiteLock } from '../deploy/siteLock.ts';
import { readArguments } from './readArguments.ts';
import { say, tell } from './tell.ts';

await tell(async () => {
  const { subject: release, site } = readArguments('pnpm rollback RELEASE --site DIR');
  const start = performance.now();
  await withSiteLock({ site, purpose: `rollback ${release}`, onWait: say }, () =>
    rollback(site, release),
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  say(`Release ${release} is current again (${seconds} s). A page that is loaded now runs it.`);
});

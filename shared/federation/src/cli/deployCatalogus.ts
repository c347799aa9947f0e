import { resolve } from 'node:path';

import { catalogusSchema } from '@adviestool/contract/catalogus';

import { readDocument } from '../assemble/readDocument.ts';
import { deployCatalogus } from '../deploy/deployCatalogus.ts';
import { withSiteLock } from '../deploy/siteLock.ts';
import { readArguments, siteOf, subjectOf } from './readArguments.ts';
import { say, tell } from './tell.ts';

const USAGE = 'pnpm deploy:catalogus FILE --site DIR';

await tell(async () => {
  const { subject, values } = readArguments(USAGE, { site: { type: 'string' } }, 1);
  const file = resolve(subjectOf(subject, USAGE));
  const site = siteOf(values.site, USAGE);
  const catalogus = readDocument(file, catalogusSchema);
  const records = await withSiteLock(
    { site, purpose: `deploy:catalogus ${file}`, onWait: say },
    () => deployCatalogus({ site, catalogus, file }),
  );
  say(
    `${records.map(({ release, variant }) => `Release ${release} of ${variant}`).join(', ')} uses the catalogue ${catalogus.id} ${catalogus.versie}. The way back: pnpm releases, pnpm rollback.`,
  );
});

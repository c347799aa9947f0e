import { join } from 'node:path';

import { tell } from '@adviestool/federation/cli/tell';

import { addressOf } from '../backend/programs.mjs';
import { buildSite, SITE } from './buildSite.ts';
import { assembleEmbeddedSite, bouwmodelPort } from './embeddedSite.ts';
import { readOptions } from './readOptions.ts';
import { ROOT } from './process/run.ts';

readOptions({ usage: 'npm start', options: {} });

/** The module that goes on once the site is built; null: that failed, which was told. */
export let next: string | null = null;

await tell(async () => {
  console.log('Building …');
  const built = await buildSite();
  if (built.length > 0) console.log(`Built ${built.join(', ')}.`);

  const settings = {
    SITE_DIR: SITE,
    ...(bouwmodelPort() > 0 && assembleEmbeddedSite({ site: join(ROOT, 'dist/embedded-site') })),
  };
  // What the environment names itself stays.
  Object.assign(process.env, { ...settings, ...process.env });
  next = addressOf('main');
});

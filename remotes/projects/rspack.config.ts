import { remoteConfig } from '@adviestool/federation/remoteConfig';

import { configSchema } from './src/list/configSchema.ts';
import { remote } from './src/remote.ts';
import { smoke } from './src/smoke.ts';

export default remoteConfig({
  directory: import.meta.dirname,
  definition: remote,
  smoke,
  configSchema,
  whole: ['project-view'],
});

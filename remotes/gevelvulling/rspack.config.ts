import { remoteConfig } from '@adviestool/federation/remoteConfig';

import { remote } from './src/remote.ts';
import { smoke } from './src/smoke.ts';

export default remoteConfig({
  directory: import.meta.dirname,
  definition: remote,
  smoke,
  whole: ['controle'],
});

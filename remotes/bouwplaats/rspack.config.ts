import { remoteConfig } from '@adviestool/federation/remoteConfig';

import { remote } from './src/remote.ts';

export default remoteConfig({ directory: import.meta.dirname, definition: remote });

import { frameConfig, hostConfig } from '@adviestool/federation/hostConfig';

import { hostOptions } from './hostOptions.ts';

export default [hostConfig(hostOptions), frameConfig(hostOptions)];

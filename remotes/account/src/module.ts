import type { RemoteModuleOf } from '@adviestool/contract/remoteModule';
import { isApiError } from '@adviestool/contract/api/apiError';

import { remote } from './remote.ts';

const module: RemoteModuleOf<typeof remote> = {
  contract: 1,
  id: remote.id,
  pages: (host) => ({
    login: async () => ({ Component: () => isApiError(host) }),
    logout: async () => ({ Component: () => null }),
  }),
};

export default module;

import type { RemoteDefinition } from '@adviestool/contract/remoteDocument';

/** Imports what a parent frame sends, and answers it; becomes its `remote.json`. */
export const remote = {
  id: 'bouwmodel',
  pages: [],
  slots: ['import-dialog/v1', 'model-adviezen/v1'],
  // Where what was imported is shown.
  needs: ['/account/inloggen', '/', '/project/:projectId'],
} as const satisfies RemoteDefinition;

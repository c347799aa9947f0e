import type { RemoteDefinition } from '@adviestool/contract/remoteDocument';

/** What who has a link sees of a project, without an account or a session. */
export const remote = {
  id: 'inzage',
  pages: [
    { id: 'inzage-openen', path: 'inzage', title: '' },
    { id: 'inzage', path: 'inzage/:inzageId', title: '' },
    {
      id: 'inzage-gevelvulling',
      path: 'inzage/:inzageId/gevelvulling/:gevelvullingId',
      title: '',
    },
    { id: 'inzage-bouwlijst', path: 'inzage/:inzageId/bouwlijst', title: '' },
  ],
} as const satisfies RemoteDefinition;

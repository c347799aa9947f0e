import type { RemoteDefinition } from '@adviestool/contract/remoteDocument';

/**
 * What who mounts on site needs, and says. Its pages have no guards: they open without a network, and what a login or a
 * link may see the backend says when there is one.
 */
export const remote = {
  id: 'bouwplaats',
  pages: [
    { id: 'bouwplaats-openen', path: 'bouwplaats', title: '' },
    { id: 'bouwplaats-link', path: 'bouwplaats/:inzageId', title: '' },
    {
      id: 'bouwplaats-link-gevelvulling',
      path: 'bouwplaats/:inzageId/gevelvulling/:gevelvullingId',
      title: '',
    },
    { id: 'bouwplaats', path: 'project/:projectId/bouwplaats', title: '' },
    {
      id: 'bouwplaats-gevelvulling',
      path: 'project/:projectId/bouwplaats/:gevelvullingId',
      title: '',
    },
  ],
  menus: [
    {
      id: 'bouwplaats',
      menu: 'project',
      label: 'Bouwplaats',
      to: '/project/:projectId/bouwplaats',
      order: 30,
      session: 'authenticated',
    },
  ],
  slots: ['project.montage/v1'],
  needs: ['/account/inloggen', '/project/:projectId'],
} as const satisfies RemoteDefinition;

import type { RemoteDefinition } from '@adviestool/contract/remoteDocument';

/** What the remote offers; becomes its `remote.json`. */
export const remote = {
  id: 'voorbeeld-onderdeel',
  pages: [
    {
      id: 'start',
      path: 'voorbeeld-onderdeel',
      title: 'Voorbeeld onderdeel',
      guards: ['require-authenticated', 'require-has-access'],
    },
    {
      id: 'project',
      path: 'project/:projectId/voorbeeld-onderdeel',
      title: 'Voorbeeld onderdeel',
      guards: ['require-authenticated', 'require-has-access'],
      skeleton: 'form',
    },
  ],
  menus: [
    {
      id: 'voorbeeld-onderdeel',
      menu: 'user',
      label: 'Voorbeeld onderdeel',
      to: '/voorbeeld-onderdeel',
      order: 50,
      session: 'authenticated',
    },
    {
      id: 'voorbeeld-onderdeel-project',
      menu: 'project',
      label: 'Voorbeeld onderdeel',
      to: '/project/:projectId/voorbeeld-onderdeel',
      order: 50,
      session: 'authenticated',
    },
  ],
  slots: ['gevelvulling.step-aside/v1'],
} as const satisfies RemoteDefinition;

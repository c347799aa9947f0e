import type { RemoteDefinition } from '@adviestool/contract/remoteDocument';

/** What the account remote offers; becomes its `remote.json`. */
export const remote = {
  id: 'account',
  pages: [
    {
      id: 'login',
      path: 'account/inloggen',
      title: 'Inloggen',
      guards: ['require-anonymous'],
    },
    {
      id: 'logout',
      path: 'account/uitloggen',
      title: 'Uitloggen',
      guards: ['require-authenticated'],
    },
  ],
  menus: [
    {
      id: 'logout',
      menu: 'user',
      label: 'Uitloggen',
      to: '/account/uitloggen',
      order: 90,
      session: 'authenticated',
    },
  ],
} as const satisfies RemoteDefinition;

import type { RemoteDefinition } from '@adviestool/contract/remoteDocument';

/** What the account remote offers; becomes its `remote.json`. */
export const remote = {
  id: 'account',
  pages: [
    {
      id: 'edit',
      path: 'account',
      title: 'Account beheren',
      skeleton: 'card',
      guards: ['require-authenticated'],
    },
    {
      id: 'login',
      path: 'account/inloggen',
      title: 'Inloggen',
      skeleton: 'card',
      guards: ['require-anonymous'],
    },
    {
      id: 'reset',
      path: 'account/reset',
      title: 'Nieuw wachtwoord kiezen',
      skeleton: 'card',
      guards: ['require-anonymous'],
    },
    {
      id: 'create',
      path: 'account/aanmaken',
      title: 'Account aanmaken',
      skeleton: 'card',
      guards: ['require-anonymous', 'require-user-registration-enabled'],
    },
    {
      id: 'forgot',
      path: 'account/wachtwoord-vergeten',
      title: 'Wachtwoord vergeten',
      skeleton: 'card',
      guards: ['require-anonymous'],
    },
    {
      id: 'logout',
      path: 'account/uitloggen',
      title: 'Uitloggen',
      skeleton: 'card',
      guards: ['require-authenticated'],
    },
    {
      id: 'uitnodiging',
      path: 'uitnodiging',
      title: 'Uitnodiging',
      skeleton: 'card',
    },
  ],
  menus: [
    {
      id: 'edit',
      menu: 'user',
      label: 'Account beheren',
      to: '/account',
      order: 80,
      session: 'authenticated',
    },
    {
      id: 'logout',
      menu: 'user',
      label: 'Uitloggen',
      to: '/account/uitloggen',
      order: 90,
      session: 'authenticated',
    },
    {
      id: 'overlay-edit',
      menu: 'overlay',
      label: 'Accountbeheer',
      to: '/account',
      order: 80,
      session: 'authenticated',
    },
    {
      id: 'overlay-login',
      menu: 'overlay',
      label: 'Inloggen',
      to: '/account/inloggen',
      order: 90,
      session: 'anonymous',
    },
  ],
  slots: ['login-again/v1'],
} as const satisfies RemoteDefinition;

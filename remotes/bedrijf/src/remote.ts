import type { RemoteDefinition } from '@adviestool/contract/remoteDocument';

/** The company: members, standards, links, use, what a catalogue would change, what runs. Becomes its `remote.json`. */
export const remote = {
  id: 'bedrijf',
  pages: [
    {
      id: 'bedrijf',
      path: 'bedrijf',
      title: 'Bedrijf',
      guards: ['require-authenticated', 'require-has-access'],
    },
    {
      id: 'standaarden-bedrijf',
      path: 'bedrijf/standaarden',
      title: '',
      guards: ['require-authenticated', 'require-has-access'],
    },
    {
      id: 'standaard-bedrijf',
      path: 'bedrijf/standaarden/:type',
      title: '',
      skeleton: 'form',
      guards: ['require-authenticated', 'require-has-access'],
    },
    {
      id: 'gevolgen',
      path: 'bedrijf/gevolgen',
      title: '',
      guards: ['require-authenticated', 'require-has-access'],
    },
    {
      id: 'inzagelinks',
      path: 'bedrijf/inzagelinks',
      title: 'Inzagelinks',
      guards: ['require-authenticated', 'require-has-access'],
    },
    {
      id: 'gebruik',
      path: 'bedrijf/gebruik',
      title: 'Gebruik',
      guards: ['require-authenticated', 'require-has-access'],
    },
    {
      id: 'onderdelen',
      path: 'bedrijf/onderdelen',
      title: 'Onderdelen',
      guards: ['require-authenticated', 'require-has-access'],
    },
  ],
  menus: [
    {
      id: 'bedrijf',
      menu: 'user',
      label: 'Bedrijf',
      to: '/bedrijf',
      order: 68,
      session: 'authenticated',
      membersOnly: true,
    },
    {
      id: 'standaarden-bedrijf',
      menu: 'user',
      label: 'Standaarden van het bedrijf',
      to: '/bedrijf/standaarden',
      order: 70,
      session: 'authenticated',
      membersOnly: true,
    },
    {
      id: 'gevolgen',
      menu: 'user',
      label: 'Gevolgen van een nieuwe versie',
      to: '/bedrijf/gevolgen',
      order: 75,
      session: 'authenticated',
    },
    {
      id: 'inzagelinks',
      menu: 'user',
      label: 'Inzagelinks',
      to: '/bedrijf/inzagelinks',
      order: 76,
      session: 'authenticated',
      role: 'company-administrator',
    },
    {
      id: 'gebruik',
      menu: 'user',
      label: 'Gebruik',
      to: '/bedrijf/gebruik',
      order: 77,
      session: 'authenticated',
      role: 'company-administrator',
    },
    {
      id: 'onderdelen',
      menu: 'user',
      label: 'Onderdelen',
      to: '/bedrijf/onderdelen',
      order: 78,
      session: 'authenticated',
      role: 'company-administrator',
    },
  ],
  // Links and effects lead to their projects.
  needs: ['/account/inloggen', '/project/:projectId'],
} as const satisfies RemoteDefinition;

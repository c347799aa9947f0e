import type { RemoteDefinition } from '@adviestool/contract/remoteDocument';

/** What the projects remote offers; becomes its `remote.json`. */
export const remote = {
  id: 'projects',
  pages: [
    {
      id: 'projects',
      path: '',
      title: 'Projecten',
      guards: ['require-authenticated', 'require-has-access'],
    },
    {
      id: 'project-view',
      path: 'project/:projectId',
      // The page sets its own, with the name of the project.
      title: '',
      guards: ['require-authenticated', 'require-has-access'],
    },
    {
      id: 'project-edit',
      path: 'project/:projectId/details',
      title: '',
      skeleton: 'form',
      guards: ['require-authenticated', 'require-has-access'],
    },
    {
      id: 'geschiedenis',
      path: 'project/:projectId/geschiedenis',
      title: '',
      guards: ['require-authenticated', 'require-has-access'],
    },
    {
      id: 'bouwlijst',
      path: 'project/:projectId/bouwlijst',
      title: '',
      guards: ['require-authenticated', 'require-has-access', 'require-project-ready-to-use'],
    },
    {
      id: 'kozijnstaat',
      path: 'project/:projectId/kozijnstaat',
      title: '',
      guards: ['require-authenticated', 'require-has-access'],
    },
    {
      id: 'standaarden',
      path: 'project/:projectId/standaarden',
      title: '',
      guards: ['require-authenticated', 'require-has-access'],
    },
    {
      id: 'standaard',
      path: 'project/:projectId/standaarden/:type',
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
  ],
  menus: [
    {
      id: 'projects',
      menu: 'overlay',
      label: 'Alle projecten',
      to: '/',
      order: 10,
      session: 'authenticated',
    },
    {
      id: 'project-view',
      menu: 'project',
      label: 'Overzicht project',
      to: '/project/:projectId',
      order: 10,
      session: 'authenticated',
    },
    {
      id: 'project-edit',
      menu: 'project',
      label: 'Project bewerken',
      to: '/project/:projectId/details',
      order: 20,
      session: 'authenticated',
    },
    {
      id: 'standaarden',
      menu: 'project',
      label: 'Standaarden',
      to: '/project/:projectId/standaarden',
      order: 25,
      session: 'authenticated',
    },
    {
      id: 'standaarden-bedrijf',
      menu: 'user',
      label: 'Standaarden van het bedrijf',
      to: '/bedrijf/standaarden',
      order: 70,
      session: 'authenticated',
    },
    {
      id: 'gevolgen',
      menu: 'user',
      label: 'Gevolgen van een nieuwe versie',
      to: '/bedrijf/gevolgen',
      order: 75,
      session: 'authenticated',
    },
  ],
  slots: ['import-dialog/v1', 'model-adviezen/v1'],
} as const satisfies RemoteDefinition;

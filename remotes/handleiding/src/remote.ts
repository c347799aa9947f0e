import type { RemoteDefinition } from '@adviestool/contract/remoteDocument';

/** What the handbook offers; becomes its `remote.json`. Everybody may read it, also without an account. */
export const remote = {
  id: 'handleiding',
  pages: [
    {
      id: 'handleiding',
      path: 'handleiding/:hoofdstuk?',
      // The page sets its own, with the name of the chapter.
      title: '',
      skeleton: 'form',
    },
  ],
  menus: [
    {
      id: 'handleiding',
      menu: 'overlay',
      label: 'Handleiding',
      to: '/handleiding',
      order: 93,
      session: 'any',
    },
  ],
} as const satisfies RemoteDefinition;

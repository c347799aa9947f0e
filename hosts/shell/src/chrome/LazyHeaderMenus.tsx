import { selectUser, useSessionStore } from '@adviestool/state/session';
import { lazy, Suspense, type ComponentProps } from 'react';

import { loadPatiently } from '../federation/loadPatiently.ts';
import type { HeaderMenus } from './HeaderMenus.tsx';

const Menus = lazy(() =>
  loadPatiently(async () => {
    const module = await import('./HeaderMenus.tsx');
    return { default: module.HeaderMenus };
  }),
);

/** The menus, whose code nobody needs before a login. */
export const LazyHeaderMenus = (props: ComponentProps<typeof HeaderMenus>) => {
  const user = useSessionStore(selectUser);
  return user === null ? null : (
    <Suspense>
      <Menus {...props} />
    </Suspense>
  );
};

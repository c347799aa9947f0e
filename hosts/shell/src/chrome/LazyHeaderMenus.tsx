import { lazy, Suspense, type ComponentProps } from 'react';

import { loadPatiently } from '../federation/loadPatiently.ts';
import type { HeaderMenus } from './HeaderMenus.tsx';

const Menus = lazy(() =>
  loadPatiently(async () => {
    const module = await import('./HeaderMenus.tsx');
    return { default: module.HeaderMenus };
  }),
);

/** The menus, whose code nobody needs before the frame is shown. */
export const LazyHeaderMenus = (props: ComponentProps<typeof HeaderMenus>) => (
  <Suspense>
    <Menus {...props} />
  </Suspense>
);

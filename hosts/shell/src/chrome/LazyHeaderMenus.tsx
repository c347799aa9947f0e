import { Suspense, type ComponentProps } from 'react';

import { lazyPart } from '../federation/keepTrying.ts';
import type { HeaderMenus } from './HeaderMenus.tsx';

const Menus = lazyPart(async () => (await import('./HeaderMenus.tsx')).HeaderMenus);

/** The menus, whose code nobody needs before the frame is shown. */
export const LazyHeaderMenus = (props: ComponentProps<typeof HeaderMenus>) => (
  <Suspense>
    <Menus {...props} />
  </Suspense>
);

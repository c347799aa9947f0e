import { lazy, type ComponentType } from 'react';

import { loadPatiently } from './loadPatiently.ts';

/** A component of the frame whose code comes when it is drawn for the first time. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => loadPatiently(async () => ({ default: await load() })));

import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { HOOFDSTUKKEN } from '../hoofdstukken/hoofdstukken.ts';
import { Handleiding } from './Handleiding.tsx';

/** How the product is used, for whoever begins and for whoever looks something up. It asks nothing of the backend. */
const page = (host: HostApi): Page => ({
  Component: () => (
    <Handleiding hoofdstukken={HOOFDSTUKKEN} productnaam={host.config.variant.branding.name} />
  ),
  shouldRevalidate: () => false,
});

export default page;

import type { HostApi } from '@adviestool/contract/remoteModule';
import type { SlotProps } from '@adviestool/contract/slots';

import { InzageAdvies } from './InzageAdvies.tsx';

/** What the wizard shows of an advice to who has a link and no account. */
const slot = (host: HostApi) => (props: SlotProps<'inzage.advies/v1'>) => (
  <InzageAdvies {...props} leveranciers={host.config.variant.fastenerSuppliers.options} />
);

export default slot;

import type { HostApi } from '@adviestool/contract/remoteModule';
import type { SlotProps } from '@adviestool/contract/slots';

import { OpDeBouw } from './OpDeBouw.tsx';

/** Fetched anew for another project, or another catalogue to calculate it with. */
const slot = (host: HostApi) => (props: SlotProps<'project.montage/v1'>) => (
  <OpDeBouw
    key={[props.project.id, ...Object.values(props.projectGegevens.catalogus ?? {})].join('/')}
    host={host}
    {...props}
  />
);

export default slot;

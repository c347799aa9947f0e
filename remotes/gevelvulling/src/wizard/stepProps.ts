import type { HostApi } from '@adviestool/contract/remoteModule';

/** What every step gets; the rest comes from `useWizard(host)`. */
export interface StepProps {
  host: HostApi;
}

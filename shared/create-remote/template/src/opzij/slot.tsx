import type { HostApi } from '@adviestool/contract/remoteModule';
import type { SlotProps } from '@adviestool/contract/slots';

import { Opzij } from './Opzij.tsx';

/** Notes beside a step of the wizard. What fails here leaves a line in its place, and nothing else. */
const slot =
  (host: HostApi) =>
  ({ project, gevelvulling }: SlotProps<'gevelvulling.step-aside/v1'>) => (
    <Opzij
      host={host}
      projectId={project.id}
      gevelvullingId={gevelvulling.gevelvullingEnKaderData.id}
    />
  );

export default slot;

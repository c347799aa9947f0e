import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import { withoutElementen } from '@adviestool/domain/velden/withoutModel';

const gevelvullingZonder = ({ vastgesteld, ...gevelvulling }: Gevelvulling): Gevelvulling => ({
  ...gevelvulling,
  gevelvullingEnKaderData: withoutElementen(gevelvulling.gevelvullingEnKaderData),
  ...(vastgesteld !== undefined && { vastgesteld: { ...vastgesteld, door: '' } }),
});

/**
 * A project as who has no account may see it: without who keeps it, who fixed its advices, and what it is
 * connected to. Its address is the building's.
 */
export const zonderPersonen = (project: Project): Project => ({
  ...project,
  user: null,
  externalConnections: [],
  overig: {},
  gevelvullingen: project.gevelvullingen.map(gevelvullingZonder),
});

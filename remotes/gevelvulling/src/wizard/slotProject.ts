import type { Project } from '@adviestool/contract/project';
import type { SlotProps } from '@adviestool/contract/slots';
import { zichtbareNaam } from '@adviestool/contract/zichtbareTekst';

/** A project as the places of the wizard give it to other remotes. */
export const slotProject = ({
  id,
  projectGegevens,
}: Project): SlotProps<'advies.section/v1'>['project'] => ({
  id,
  naam: zichtbareNaam(projectGegevens.projectNaam, `Project ${id}`),
});

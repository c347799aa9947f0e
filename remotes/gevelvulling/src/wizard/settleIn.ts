import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import {
  settleGevelvulling,
  type SettledGevelvulling,
} from '@adviestool/domain/productkeuze/settleGevelvulling';

/** A changed gevelvulling of this project, and what follows from the change. */
export const settleIn = (
  { catalogus }: HostApi,
  { projectGegevens }: Project,
  gevelvulling: Gevelvulling,
): SettledGevelvulling =>
  settleGevelvulling({
    gevelvulling,
    projectGegevens,
    catalogus: catalogus.loaded(projectGegevens.catalogus),
  });

import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';

/** A complete project with the gevelvullingen that are given. */
export const buildProject = (...gevelvullingen: Gevelvulling[]): Project => ({
  id: 7,
  groupID: 12,
  version: '1.0.0',
  projectGegevens: {
    projectNaam: 'Dok van Delfzijl',
    referentienummer: '2026-014',
    typeBouw: 'woning',
    windgebied: 2,
    terreincategorie: 'bebouwd',
    gebouwhoogte: 9,
    windvormFactor: 1.4,
    werkadres: 'Havenkade 1',
    plaatsWerkadres: 'Delfzijl',
  },
  gevelvullingen,
  spouwankersituaties: [],
  externalConnections: [],
  user: null,
  created: '2026-11-01T08:00:00Z',
  changed: '2026-11-20T09:30:00Z',
  onleesbaar: false,
});

import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import type { Advies } from '@adviestool/domain/rekenen/advies';
import type { Uitgangspunt } from '@adviestool/domain/toelichting/uitgangspunten';
import type { Toelichting } from '@adviestool/domain/toelichting/toelichting';

/** What the report is made of. */
export interface RapportProps {
  advies: Advies;
  explain: () => Toelichting;
  uitgangspunten: readonly Uitgangspunt[];
  gevelvulling: Gevelvulling;
  /** False: the settings of the sides are not those that were saved. */
  isOpgeslagen: boolean;
  project: Project;
  catalogus: Catalogus;
}

import type { Services } from '../http/services.ts';
import type { Rekenwijzen } from './createRekenwijzen.ts';

/** What calls work with that calculate. */
export interface CatalogusServices extends Services {
  rekenwijzen: Rekenwijzen;
}

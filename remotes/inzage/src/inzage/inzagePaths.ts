import { INZAGE } from '@adviestool/contract/paths';
import {
  filterToUrl,
  type GevelvullingFilter,
} from '@adviestool/projectoverzicht/filter/gevelvullingFilter';

/** @param id of the link */
export const inzagePath = (id: string): string => `${INZAGE}/${id}`;

export const inzageGevelvullingPath = (id: string, gevelvullingId: string): string =>
  `${inzagePath(id)}/gevelvulling/${gevelvullingId}`;

export const inzageBouwlijstPath = (id: string): string => `${inzagePath(id)}/bouwlijst`;

/** A page of a link, with what its list was narrowed to: the way back and onward keep it. */
export const withFilter = (path: string, filter: GevelvullingFilter): string => {
  const query = filterToUrl(filter).toString();
  return query === '' ? path : `${path}?${query}`;
};

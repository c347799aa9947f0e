import { INZAGE } from '@adviestool/contract/paths';

/** @param id of the link */
export const inzagePath = (id: string): string => `${INZAGE}/${id}`;

export const inzageGevelvullingPath = (id: string, gevelvullingId: string): string =>
  `${inzagePath(id)}/gevelvulling/${gevelvullingId}`;

export const inzageBouwlijstPath = (id: string): string => `${inzagePath(id)}/bouwlijst`;

import { create } from 'zustand';

/** How the backend can be reached (specification 4). */
export type ConnectionState =
  | { status: 'pending' }
  | { status: 'online' }
  /** It answers with a status that is not OK. */
  | { status: 'unavailable'; code: number }
  /** It gives no answer. */
  | { status: 'error' };

export const useConnectionStore = create<ConnectionState>()(() => ({ status: 'pending' }));

export const isAway = ({ status }: ConnectionState): boolean =>
  status === 'unavailable' || status === 'error';

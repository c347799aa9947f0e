import { create } from 'zustand';

import { teksten } from './teksten.ts';

/** How the backend can be reached. */
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

/** The state in words. */
export const connectionText = (state: ConnectionState): string => {
  switch (state.status) {
    case 'pending':
      return teksten.bezig;
    case 'online':
      return teksten.inOrde;
    case 'unavailable':
      return teksten.nietBeschikbaar(state.code);
    case 'error':
      return teksten.geenVerbinding;
    default:
      return state satisfies never;
  }
};

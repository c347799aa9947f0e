import type { ConnectionState } from './connectionStore.ts';

export const teksten = {
  verbinding: 'Verbinding',
  inOrde: 'Verbinding is OK',
  blijftStaan: 'Wat u hebt ingevuld, blijft staan. De adviestool probeert het vanzelf opnieuw.',
  nuProberen: 'Nu proberen',
};

/** The state in words. */
export const connectionText = (state: ConnectionState): string => {
  switch (state.status) {
    case 'pending':
      return 'Verbinding aan het maken...';
    case 'online':
      return teksten.inOrde;
    case 'unavailable':
      return `De server is nu niet beschikbaar (foutcode: ${state.code})`;
    case 'error':
      return 'Geen verbinding met de server';
    default:
      return state satisfies never;
  }
};

import type { App } from './services.ts';

/** Milliseconds in which who is answered takes some of it; longer than a stream of events is silent. */
const TAKEN_WITHIN = 60_000;

/**
 * Ends the connection of who takes nothing of an answer: it holds a socket, what is left of the answer, and a stop.
 * Until the answer begins, and from the next request on, other limits count. Who reads slowly goes on.
 */
export const registerSlowReaders = (app: App, takenWithin = TAKEN_WITHIN): void => {
  app.addHook('onSend', async (_request, { raw }) => {
    raw.socket?.setTimeout(takenWithin);
  });
};

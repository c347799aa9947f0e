import { Server } from 'node:net';
import { setImmediate as setImmediatePromise } from 'node:timers/promises';

/** Connections that are accepted at most while a stop begins. */
const MOST = 10_000;

/** Accepts what already waits for it; a turn of the event loop accepts one. */
const acceptWaiting = async (server: Server): Promise<void> => {
  const accepted: unknown[] = [];
  const note = (socket: unknown): unknown => accepted.push(socket);
  server.on('connection', note);
  for (let before = -1; accepted.length > before && accepted.length < MOST;) {
    before = accepted.length;
    await setImmediatePromise();
    await setImmediatePromise();
  }
  server.off('connection', note);
};

/**
 * Takes no new connections; the ones that there are stay open, also those that have said nothing yet.
 * (`close` of an HTTP server ends these at once, with what is on its way in them.)
 */
export const stopListening = async (server: Server): Promise<void> => {
  await acceptWaiting(server);
  Server.prototype.close.call(server);
};

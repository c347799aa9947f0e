import { Server } from 'node:net';
import { setImmediate as setImmediatePromise } from 'node:timers/promises';

/**
 * Takes no new connections; the ones that there are stay open, also those that have said nothing yet.
 * (`close` of an HTTP server ends these at once, with what is on its way in them.)
 */
export const stopListening = async (server: Server): Promise<void> => {
  // What already waits to be accepted is.
  await setImmediatePromise();
  await setImmediatePromise();
  Server.prototype.close.call(server);
};

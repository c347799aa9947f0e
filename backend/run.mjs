/*
 * Runs a program of the backend: `node backend/run.mjs main`. What follows its name is given to it. Without one it
 * makes all of them ready, for who may not write here later.
 */
import { addressOf, readPrograms } from './programs.mjs';

const [name] = process.argv.splice(2, 1);
if (name === undefined) readPrograms();
else {
  const address = addressOf(name);
  process.setSourceMapsEnabled(true);
  await import(address);
}

/*
 * The thread in which PGlite computes: it listens on a socket and speaks the protocol of PostgreSQL with one
 * connection at a time, the next when that has ended.
 */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

import { PGlite } from '@electric-sql/pglite';

/** Letters of messages after which there is something to answer: of a query, a batch of it, or a copy. */
const ENDS = new Set(['Q', 'S', 'H', 'F', 'c', 'f'].map((letter) => letter.charCodeAt(0)));
const TERMINATE = 'X'.charCodeAt(0);

/** AuthenticationOk, and ReadyForQuery outside a transaction. */
const WELCOME = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1');

/** Cuts what comes in into messages; only the first has no letter before its length. */
const createReader = () => {
  let chunks = [];
  let size = 0;
  let needed = 4;
  let letters = 0;
  return function* read(chunk) {
    chunks.push(chunk);
    size += chunk.length;
    while (size >= needed) {
      const all = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
      chunks = [all];
      const length = letters + all.readInt32BE(letters);
      if (size < length) {
        needed = length;
        return;
      }
      yield { letter: letters === 0 ? 0 : all[0], message: all.subarray(0, length) };
      chunks = [all.subarray(length)];
      size -= length;
      letters = 1;
      needed = 5;
    }
  };
};

const converse = async (database, socket) => {
  const read = createReader();
  let batch = [];
  for await (const chunk of socket) {
    for (const { letter, message } of read(chunk)) {
      if (letter === 0) {
        socket.write(WELCOME);
        continue;
      }
      if (letter === TERMINATE) return;
      batch.push(message);
      if (!ENDS.has(letter)) continue;
      const answer = await database.execProtocolRaw(Buffer.concat(batch));
      batch = [];
      // A connection that is gone is noticed by the loop.
      if (socket.writable && !socket.write(answer))
        await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
    }
  }
};

const isOfSocket = (error) => error?.syscall !== undefined;

/** Serves one connection, and leaves nothing of it behind. */
const serve = async (database, socket) => {
  try {
    await converse(database, socket);
  } catch (error) {
    // What the database itself throws has left it as nobody knows: the process ends with it.
    if (!isOfSocket(error) && error?.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
  socket.destroy();
  await database.exec('rollback');
  await database.exec('discard all');
};

const { folder, socket: path } = workerData;
const database = await PGlite.create(folder);
let turn = Promise.resolve();
const server = createServer((socket) => {
  socket.on('error', () => undefined);
  turn = turn.then(() => serve(database, socket));
  turn.catch((error) => {
    setImmediate(() => {
      throw error;
    });
  });
});
server.listen(path);
await once(server, 'listening');
/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin. */
parentPort.postMessage('ready');
parentPort.once(
  'message',
  () => void database.close().then(() => parentPort.postMessage('stopped')),
);

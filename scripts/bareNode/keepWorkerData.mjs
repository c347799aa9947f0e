/*
 * jest-light-runner (0.7.13 and 0.8.2) gives all its workers what they need when the first of them asks, and forgets
 * who waits for it. A worker that does not listen yet at that moment gets no answer to its own question: its first
 * test never ends, and the other workers do its part. So what comes too early is kept here until it is asked for.
 */

const DATA = 'jest-light-runner-worker-data';
const QUESTION = 'jest-light-runner-get-worker-data';

if (process.send !== undefined && process.env['TINYPOOL_WORKER_ID'] !== undefined) {
  let kept = null;
  // Not by a listener: the first one is given all that waits, also what is meant for the worker's own.
  const emit = process.emit.bind(process);
  process.emit = (event, ...rest) => {
    if (event === 'message' && rest[0]?.type === DATA) kept = rest[0];
    return emit(event, ...rest);
  };
  const send = process.send.bind(process);
  process.send = (message, ...rest) => {
    if (message !== QUESTION || kept === null) return send(message, ...rest);
    queueMicrotask(() => emit('message', kept));
    return true;
  };
}

import { TextDecoder, TextEncoder } from 'node:util';

// react-router needs them and jsdom has none.
Object.assign(globalThis, { TextDecoder, TextEncoder });

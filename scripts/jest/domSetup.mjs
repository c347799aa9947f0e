import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';

// react-router needs them and jsdom has none.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Two busy cores: a limit is for what never comes, not for what comes late.
configure({ asyncUtilTimeout: 10_000 });

// jsdom draws nothing: no preference of the user ever holds.
globalThis.matchMedia ??= (media) => Object.assign(new EventTarget(), { matches: false, media });

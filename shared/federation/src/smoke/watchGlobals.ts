import { DRAWN_EVENT } from './drawnEvent.ts';

const BUILT_IN =
  'Array Object String Number Function Promise Map Set Date RegExp JSON Math Reflect Intl console history navigator crypto';

const WITH_PROTOTYPE =
  'Array Object String Number Function Promise Map Set Date RegExp EventTarget Node Element HTMLElement Document History Storage Location Navigator XMLHttpRequest Response Request URL';

/** Objects of the page that all parts share: none of their own properties is for a remote to change. */
const SHARED = [
  ...BUILT_IN.split(' '),
  ...WITH_PROTOTYPE.split(' ').map((name) => `${name}.prototype`),
];

/** Of the page itself a remote may add names, and not replace these. */
const NAMES = [
  'fetch XMLHttpRequest WebSocket Worker Request Response Headers URL setTimeout setInterval',
  'clearTimeout clearInterval requestAnimationFrame queueMicrotask structuredClone',
  'addEventListener removeEventListener Array Object String Number Promise Map Set Date JSON Math',
  'Symbol Proxy Reflect Error Event CustomEvent AbortController Intl history localStorage',
  'sessionStorage navigator performance crypto console matchMedia getComputedStyle',
  'customElements indexedDB open confirm alert',
].flatMap((line) => line.split(' '));

/** Where the page keeps what was seen. */
const KEPT = 'adviestool:smoke';

/**
 * Runs in a page before anything else: keeps what the shared objects are like, and what the host says it has drawn.
 * What it needs later it takes now, because a remote may replace that too.
 */
export const WATCH_SCRIPT = `(() => {
  const ownKeys = Reflect.ownKeys, descriptorOf = Object.getOwnPropertyDescriptor, text = String;
  const shared = {${SHARED.map((name) => `${JSON.stringify(name)}: ${name}`).join(', ')}};
  const names = ${JSON.stringify(NAMES)};
  const take = () => {
    const found = { __proto__: null };
    for (const place in shared) {
      const keys = ownKeys(shared[place]);
      for (let i = 0; i < keys.length; i += 1) {
        found[place + '.' + text(keys[i])] = descriptorOf(shared[place], keys[i]);
      }
    }
    for (let i = 0; i < names.length; i += 1) found[names[i]] = descriptorOf(globalThis, names[i]);
    return found;
  };
  const isSame = (a, b) => a === b ||
    (a !== undefined && b !== undefined && a.value === b.value && a.get === b.get && a.set === b.set);
  const before = take();
  const kept = { drawn: [], changed: () => {
    const now = take();
    let changed = '';
    for (const name in before) if (!isSame(before[name], now[name])) changed += name + '\\n';
    for (const name in now) if (!(name in before)) changed += name + '\\n';
    return changed;
  } };
  document.addEventListener(${JSON.stringify(DRAWN_EVENT)}, (event) => {
    kept.drawn[kept.drawn.length] = event.detail;
  });
  Object.defineProperty(globalThis, Symbol.for(${JSON.stringify(KEPT)}), { value: kept });
})()`;

const kept = `globalThis[Symbol.for(${JSON.stringify(KEPT)})]`;

/** In a page: the names of what was changed, one a line. */
export const CHANGED = `${kept}.changed()`;

/** In a page: what the host said that it has drawn. */
export const DRAWN = `${kept}.drawn`;

import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { configure } from '@testing-library/dom';

// react-router needs them and jsdom has none.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// What is kept in the browser is a copy.
globalThis.structuredClone ??= (value) => deserialize(serialize(value));

// A limit is for what never comes, not for what comes late.
configure({ asyncUtilTimeout: 10_000 });

// jsdom draws nothing: the screen is a wide one, and no preference of the user ever holds.
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { matches: media.startsWith('(width >='), media });
globalThis.CSS ??= { escape: (text) => text, supports: () => false };

// Nothing is out of sight either.
Element.prototype.scrollIntoView = () => undefined;

// Where no style sheet is loaded, elements alike look alike. jsdom goes through its own sheet for each, time and again.
const ofBrowser = globalThis.getComputedStyle.bind(globalThis);
const LOOK = ['hidden', 'open', 'style', 'type'];
const looks = new Map();
globalThis.getComputedStyle = (element, pseudo) => {
  if (document.styleSheets.length > 0) return ofBrowser(element, pseudo);
  const key = [element.localName, pseudo, ...LOOK.map((name) => element.getAttribute(name))].join();
  if (!looks.has(key)) looks.set(key, ofBrowser(element, pseudo));
  return looks.get(key);
};

function showModal() {
  this.open = true;
}

function close() {
  this.open = false;
}

// jsdom has the element but not its modal behaviour.
Object.assign(HTMLDialogElement.prototype, { showModal, close });

/** What a router asks of a request. */
class RequestStandIn {
  method = 'GET';
  headers = new Headers();

  constructor(url, { signal } = {}) {
    this.url = String(url);
    this.signal = signal;
  }
}

/** What a router asks of a redirect. */
class ResponseStandIn {
  statusText = '';

  constructor(body, { status = 200, headers } = {}) {
    this.body = body;
    this.status = status;
    this.headers = new Headers(headers);
  }
}

globalThis.Request ??= RequestStandIn;
globalThis.Response ??= ResponseStandIn;

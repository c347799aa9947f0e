/*
 * What the compiler calls in a build for development, by what the host provides: it may be built for production,
 * in which React has nothing of this name.
 */
import { lazy, memo, useSyncExternalStore } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

const REACT = { jsx, lazy, memo, useSyncExternalStore };

// oxlint-disable-next-line max-params -- as the compiler calls it
export const jsxDEV = (type, props, key, isStatic) =>
  (isStatic ? jsxs : jsx)(globalThis.adviestoolRefresh?.typeOf(type, REACT) ?? type, props, key);

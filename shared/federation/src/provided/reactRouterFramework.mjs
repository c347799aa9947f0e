/*
 * Stands in for what react-router does for who has its build too: it would fetch the files of a page that a link leads
 * to, of which it knows nothing here; the host does so itself.
 */
import { createContext, useRef } from 'react-whole';

/** Nobody fills it, as before. */
export const FrameworkContext = createContext(undefined);

/** A link is never fetched by the router. */
export const usePrefetchBehavior = () => [false, useRef(null), {}];

export const PrefetchPageLinks = () => null;

export const mergeRefs =
  (...refs) =>
  (value) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(value);
      else if (ref !== null && ref !== undefined) ref.current = value;
    }
  };

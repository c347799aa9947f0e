/*
 * The React of a host that visitors have replaces nothing. A remote that is worked on in a tab of such a site
 * therefore draws each component by another, which stays, and calls the newest code of it: what it holds is kept.
 */
import { getFamilyByType, isLikelyComponentType, performReactRefresh } from 'react-refresh/runtime';

const MEMO = Symbol.for('react.memo');
const LAZY = Symbol.for('react.lazy');

const isMemo = (type) => typeof type === 'object' && type?.$$typeof === MEMO;

/** The function that draws; `memo` is around it. */
const functionOf = (type) => (isMemo(type) ? functionOf(type.type) : type);

/** Not a class, of which React keeps an instance. */
export const isReplaceable = (type) => {
  const draws = functionOf(type);
  return (
    typeof draws === 'function' && !draws.prototype?.isReactComponent && isLikelyComponentType(type)
  );
};

/** By the family that `react-refresh` knows all versions of a component by. */
const standIns = new Map();
const listeners = new Set();

const subscribe = (listener) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Another one for React than any before it, so that nothing is kept. */
const bodyOf = (family) => (props) => functionOf(family.current)(props);

const createStandIn = (family, { jsx, memo, useSyncExternalStore }) => {
  const standIn = { version: 0, body: bodyOf(family) };
  const Draw = (props) => {
    useSyncExternalStore(subscribe, () => standIn.version);
    // A copy: with the very same properties React would not draw again.
    return jsx(standIn.body, { ...props });
  };
  Draw.displayName = functionOf(family.current).name;
  const { current } = family;
  standIn.type = isMemo(current) ? memo(Draw, current.compare) : Draw;
  return standIn;
};

/** By the one that it stands in for. */
const lateStandIns = new WeakMap();

/** What a lazy component loads: until it is there it throws what to wait for. */
const loaded = async ({ _init: init, _payload: payload }) => {
  try {
    return init(payload);
  } catch (thrown) {
    if (typeof thrown?.then !== 'function') throw thrown;
    await Promise.resolve(thrown);
    return init(payload);
  }
};

/** Of a component that is loaded lazily no version is known before it is there. */
const lateStandIn = (type, react) => {
  const known =
    lateStandIns.get(type) ??
    react.lazy(async () => ({ default: typeOf(await loaded(type), react) }));
  lateStandIns.set(type, known);
  return known;
};

/**
 * What is drawn in the place of a component: itself, unless a build has registered it.
 * @param {unknown} type
 * @param {object} react what the host provides, which is not there yet when this runs
 */
export const typeOf = (type, react) => {
  if (type?.$$typeof === LAZY) return lateStandIn(type, react);
  const family = typeof type === 'string' ? undefined : getFamilyByType(type);
  if (family === undefined || !isReplaceable(family.current)) return type;
  const known = standIns.get(family) ?? createStandIn(family, react);
  standIns.set(family, known);
  return known.type;
};

/** Draws anew what was registered again; a component with other hooks than before begins anew. */
export const refresh = () => {
  const update = performReactRefresh();
  if (update === null) return;
  const { updatedFamilies, staleFamilies } = update;
  for (const family of new Set([...updatedFamilies, ...staleFamilies])) {
    const standIn = standIns.get(family);
    if (standIn === undefined) continue;
    const within = getFamilyByType(functionOf(family.current));
    if (staleFamilies.has(family) || staleFamilies.has(within)) standIn.body = bodyOf(family);
    standIn.version += 1;
  }
  for (const listener of listeners) listener();
};

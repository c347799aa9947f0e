/*
 * Stands in for what react-router would do for who watches its routers, or has a server render components. It is
 * taken over as it stands, after the loaders have been chosen, so it holds no type syntax.
 */

const refuse = () => {
  throw new Error(
    'This part of react-router is not in the build; see shared/federation/src/provided.',
  );
};

/** Asked at every visit: nobody watches. */
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;

export const getRouteInstrumentationUpdates = refuse;
export const instrumentClientSideRouter = refuse;
export const instrumentHandler = refuse;
export const decodeRedirectErrorDigest = refuse;
export const decodeRouteErrorResponseDigest = refuse;
export const instrumentationResultMetaContext = undefined;

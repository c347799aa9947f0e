/*
 * What a build for development replaces on the page, without a reload: React keeps the state of a component
 * whose code is another now, and so what was typed. There is one register of components, that of the host,
 * for React asks one. It stands before React in the host (`hostConfig`), and remotes call it by its name.
 */
import {
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
} from 'react-refresh/runtime';

import { createRegister } from './refreshRegister.mjs';

injectIntoGlobalHook(globalThis);

globalThis.adviestoolRefresh = createRegister({
  isReplaceable: isLikelyComponentType,
  refresh: performReactRefresh,
});

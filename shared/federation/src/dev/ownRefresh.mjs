/* Stands before every module of a remote that is built for development: in a host that has no register. */
import { createRegister } from './refreshRegister.mjs';
import { isReplaceable, refresh, typeOf } from './standIns.mjs';

globalThis.adviestoolRefresh ??= createRegister({ isReplaceable, refresh, typeOf });

/*
 * What the host provides as `zod`: the kinds of schemas that hosts, remotes and shared packages write.
 * The whole package carries every other kind along, because sharing a package keeps all of it.
 */
export * as z from './zodNames.ts';

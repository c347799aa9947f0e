import type { Watch } from './createWatch.ts';

/** The text of a statement, as the drivers take it. */
const textOf = (asked: unknown): string => {
  if (typeof asked === 'string') return asked;
  if (typeof asked !== 'object' || asked === null || !('text' in asked)) return '';
  return typeof asked.text === 'string' ? asked.text : '';
};

type Call = (...args: unknown[]) => unknown;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isCall = (value: unknown): value is Call => typeof value === 'function';

/**
 * A client of either database that has every statement watched, also those of connections that it lends and
 * of transactions that it begins.
 */
export const watchStatements = <T extends object>(client: T, watch: Watch): T => {
  const lent = (value: unknown): unknown =>
    isObject(value) ? watchStatements(value, watch) : value;
  return new Proxy(client, {
    get: (target, property) => {
      const member: unknown = Reflect.get(target, property, target);
      if (!isCall(member)) return member;
      const call: Call = (...args) => Reflect.apply(member, target, args);
      switch (property) {
        case 'query':
          return (...args: unknown[]) =>
            watch.run({ kind: 'statement', name: textOf(args[0]) }, async () => call(...args));
        case 'connect':
          return async () => lent(await call());
        case 'transaction':
          return (act: unknown, ...rest: unknown[]) =>
            call(isCall(act) ? (begun: unknown) => act(lent(begun)) : act, ...rest);
        case 'constructor':
          return member;
        default:
          return call;
      }
    },
  });
};

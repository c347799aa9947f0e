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

/** Does something around each statement; `run` carries it out. */
type Around = (text: string, run: () => Promise<unknown>) => Promise<unknown>;

/**
 * A client of either database that does something around every statement, also around those of connections that
 * it lends and of transactions that it begins.
 */
export const aroundStatements = <T extends object>(client: T, around: Around): T => {
  const lent = (value: unknown): unknown =>
    isObject(value) ? aroundStatements(value, around) : value;
  return new Proxy(client, {
    get: (target, property) => {
      const member: unknown = Reflect.get(target, property, target);
      if (!isCall(member)) return member;
      const call: Call = (...args) => Reflect.apply(member, target, args);
      switch (property) {
        case 'query':
        case 'exec':
          return async (...args: unknown[]) => around(textOf(args[0]), async () => call(...args));
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

/** A client that has every statement watched. */
export const watchStatements = <T extends object>(client: T, watch: Watch): T =>
  aroundStatements(client, (name, run) => watch.run({ kind: 'statement', name }, run));

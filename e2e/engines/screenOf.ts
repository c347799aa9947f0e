import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';

import { expect } from '@playwright/test';

import type { Engine, EngineElement, Point } from './engine.ts';
import { lookUp, type SentSought } from './lookUp.ts';

/** How a person meets an element. A name is meant whole, a pattern where it stands. */
export interface Sought {
  by: 'role' | 'label' | 'text';
  role?: string;
  name?: string | RegExp;
  level?: number;
  /** The header of the column that a cell stands in. */
  column?: string;
  within?: Sought;
  /** Which of several, from 0; -1 the last. */
  nth?: number;
}

type Rest = Pick<Sought, 'level' | 'column' | 'within' | 'nth'>;

export const role = (kind: string, name?: string | RegExp, rest: Rest = {}): Sought => ({
  by: 'role',
  role: kind,
  ...(name !== undefined && { name }),
  ...rest,
});

export const text = (name: string | RegExp, rest: Rest = {}): Sought => ({
  by: 'text',
  name,
  ...rest,
});

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

const sent = ({ name, within, ...rest }: Sought): SentSought => ({
  ...rest,
  ...(name !== undefined && { name: name instanceof RegExp ? { pattern: name.source } : name }),
  ...(within !== undefined && { within: sent(within) }),
});

const WAIT = { timeout: 20_000 } as const;

/** The pages of the product as a person uses them, in any engine. */
export const screenOf = (engine: Engine) => {
  /** Runs an expression on what was found, which it knows as `found`. */
  const ask = async (sought: Sought, expression: string): Promise<unknown> => {
    if ((await engine.evaluate('typeof TestingLibraryDom')) === 'undefined') {
      await engine.evaluate(`(() => { ${LIBRARY}\n return true; })()`);
    }
    const call = `(${lookUp.toString()})(${JSON.stringify(sent(sought))})`;
    return engine.evaluate(`(() => { const found = ${call}; return ${expression}; })()`);
  };

  const askText = async (sought: Sought, expression: string): Promise<string> => {
    try {
      const said = await ask(sought, `String((${expression}) ?? '')`);
      return typeof said === 'string' ? said : '';
    } catch {
      // A page that is being left answers nothing.
      return '';
    }
  };

  const count = async (sought: Sought): Promise<number> =>
    Number(await askText(sought, 'found.length'));

  const see = async (sought: Sought): Promise<void> => {
    await expect
      .poll(() => count(sought), { ...WAIT, message: JSON.stringify(sent(sought)) })
      .toBeGreaterThan(0);
  };

  /** Waits until it stands in one place: a page that scrolls moves it from under the mouse. */
  const standsStill = async (sought: Sought, of: string): Promise<void> => {
    const place = `(({ x, y }) => [x, y].join(' '))((${of}).getBoundingClientRect())`;
    const stands = async (before: string): Promise<void> => {
      await pause(100);
      const now = await askText(sought, place);
      if (now !== before) await stands(now);
    };
    await stands(await askText(sought, place));
  };

  let marks = 0;
  /** Waits for an element, and marks it so that the driver finds it. */
  const mark = async (sought: Sought, of = 'found[0]'): Promise<EngineElement> => {
    await see(sought);
    marks += 1;
    const selector = `[data-e2e="${marks}"]`;
    await ask(
      sought,
      `((one) => { one.scrollIntoView({ block: 'center' }); one.setAttribute('data-e2e', '${marks}'); })(${of})`,
    );
    await standsStill(sought, of);
    const element = await engine.element(selector);
    if (element === null) throw new Error(`${JSON.stringify(sent(sought))} went away.`);
    return element;
  };

  const act = async (
    sought: Sought,
    action: (element: EngineElement) => Promise<void>,
    of?: string,
  ): Promise<void> => {
    try {
      await action(await mark(sought, of));
    } catch (first) {
      // Drawn anew meanwhile.
      await pause(500);
      try {
        await action(await mark(sought, of));
      } catch (cause) {
        throw new Error(`${JSON.stringify(sent(sought))}: ${String(first)}`, { cause });
      }
    }
  };

  const click = (sought: Sought): Promise<void> => act(sought, (element) => element.click());

  return {
    count,
    see,
    click,
    tap: (sought: Sought): Promise<void> => act(sought, (element) => element.tap()),
    /** Waits until it says so. */
    read: async (sought: Sought, part: string | RegExp): Promise<void> => {
      const said = expect.poll(
        () => askText(sought, 'found.map((one) => one.innerText).join("\\n")'),
        {
          ...WAIT,
          message: JSON.stringify(sent(sought)),
        },
      );
      await (typeof part === 'string' ? said.toContain(part) : said.toMatch(part));
    },
    /** Waits until it holds so. */
    holds: async (sought: Sought, value: string): Promise<void> => {
      await expect
        .poll(() => askText(sought, 'found[0]?.value'), {
          ...WAIT,
          message: JSON.stringify(sent(sought)),
        })
        .toBe(value);
    },
    textOf: (sought: Sought): Promise<string> => askText(sought, 'found[0]?.innerText'),
    /** Waits until nothing of it is shown any more. */
    gone: async (sought: Sought): Promise<void> => {
      await expect
        .poll(() => askText(sought, 'found.length'), {
          ...WAIT,
          message: JSON.stringify(sent(sought)),
        })
        .toBe('0');
    },
    isFocused: async (sought: Sought): Promise<void> => {
      await expect
        .poll(() => askText(sought, 'found[0] === document.activeElement'), {
          ...WAIT,
          message: `focus on ${JSON.stringify(sent(sought))}`,
        })
        .toBe('true');
    },
    /** Types in place of what stands there. */
    write: async (sought: Sought, value: string): Promise<void> => {
      await click(sought);
      await engine.press('Control', 'a');
      await engine.press('Backspace');
      await engine.type(value);
    },
    /** Chooses a radio button by its label, which lies over all of its card. */
    choose: async (group: string, option: string): Promise<void> => {
      const radio = role('radio', option, { within: role('radiogroup', group) });
      await act(radio, (element) => element.click(), 'found[0].labels[0] ?? found[0]');
      await expect.poll(() => askText(radio, 'found[0]?.checked'), WAIT).toBe('true');
    },
    chooseFile: (label: string | RegExp, path: string): Promise<void> =>
      act({ by: 'label', name: label }, (element) => element.choose([path])),
    /** Where it stands in the window, px from its left and top. */
    placeIn: async (sought: Sought, left: number, top: number): Promise<Point> => {
      await see(sought);
      await ask(sought, 'found[0].scrollIntoView({ block: "nearest" })');
      const place = '(({ x, y }) => `${x} ${y}`)(found[0].getBoundingClientRect())';
      const [x, y] = (await askText(sought, place)).split(' ');
      return { x: Math.round(Number(x) + left), y: Math.round(Number(y) + top) };
    },
  };
};

export type Screen = ReturnType<typeof screenOf>;

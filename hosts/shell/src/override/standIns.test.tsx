// oxlint-disable-next-line import/no-unassigned-import -- what it leaves on the page is what builds call
import '@adviestool/federation/dev/ownRefresh';
import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy, memo, Suspense, useState, useSyncExternalStore, type ComponentType } from 'react';
import { jsx } from 'react/jsx-runtime';
import { z } from 'zod';

/* The React of these tests replaces nothing by itself, as that of a host that visitors have. */

/** What a build for development calls. */
const { register, typeOf, ran } = z
  .object({
    register: z.custom<(type: ComponentType, id: string) => void>(),
    typeOf: z.custom<(type: ComponentType, react: object) => ComponentType>(),
    ran: z.custom<(id: string, module: object) => void>(),
  })
  .parse(globalThis.adviestoolRefresh);

/** A module has run again, after which everything registered anew is drawn. */
const runAgain = async (): Promise<void> => {
  ran('proef', { hot: { data: {}, accept: () => undefined }, exports: {} });
  await new Promise((resolve) => setTimeout(resolve, 0));
};

const REACT = { jsx, lazy, memo, useSyncExternalStore };

/** A component of a build: its heading, and a field that keeps what is typed. */
const componentOf = (heading: string): ComponentType => {
  const Part = () => {
    const [text, setText] = useState('');
    return (
      <>
        <h1>{heading}</h1>
        <input value={text} onChange={({ target }) => setText(target.value)} />
      </>
    );
  };
  return Part;
};

/** Types in the field, and has the component built anew. @returns what is seen then */
const typeAndReplace = async (id: string) => {
  await screen.findByRole('heading', { name: 'Eerst' });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'getypt' } });
  await act(async () => {
    register(componentOf('Later'), id);
    await runAgain();
  });
  return {
    heading: screen.getByRole('heading').textContent,
    typed: screen.queryByDisplayValue('getypt') !== null,
  };
};

const REPLACED = { heading: 'Later', typed: true };

test('the next code of a component is drawn, and what was typed stays', async () => {
  const Part = componentOf('Eerst');
  register(Part, 'proef Part');
  render(jsx(typeOf(Part, REACT), {}));
  expect(await typeAndReplace('proef Part')).toEqual(REPLACED);
});

test('so is that of a component that is loaded lazily', async () => {
  const Part = componentOf('Eerst');
  const Late = lazy(async () => {
    register(Part, 'proef Late');
    return { default: Part };
  });
  render(<Suspense>{jsx(typeOf(Late, REACT), {})}</Suspense>);
  expect(await typeAndReplace('proef Late')).toEqual(REPLACED);
});

test('one that is loaded lazily stays the same one, also when it is drawn again', () => {
  const Late = lazy(async () => ({ default: componentOf('Eerst') }));
  expect(typeOf(Late, REACT)).toBe(typeOf(Late, REACT));
});

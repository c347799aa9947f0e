import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';

import { DataTable } from './DataTable.tsx';

/** What is observed, and what to call when it has another size; jsdom has no layout. */
const observed = new Map<Element, () => void>();

class FakeObserver implements ResizeObserver {
  readonly #told: () => void;
  constructor(told: ResizeObserverCallback) {
    this.#told = () => told([], this);
  }
  observe(element: Element): void {
    observed.set(element, this.#told);
  }
  unobserve(element: Element): void {
    observed.delete(element);
  }
  disconnect(): void {
    observed.clear();
  }
}

globalThis.ResizeObserver = FakeObserver;
afterEach(() => observed.clear());

test('a table that is too wide once it is unfolded is reached by the keyboard', () => {
  const { unmount } = render(
    <details>
      <DataTable caption="Toetsen">
        <tbody />
      </DataTable>
    </details>,
  );
  const table = screen.getByRole('table', { name: 'Toetsen', hidden: true });
  expect(screen.queryByRole('region', { hidden: true })).toBeNull();

  Object.defineProperty(table.parentElement, 'scrollWidth', { value: 800 });
  act(() => observed.get(table)?.());

  const region = screen.getByRole('region', { name: 'Toetsen', hidden: true });
  expect(region.tabIndex).toBe(0);
  expect([...observed.keys()]).toEqual([region, table]);
  unmount();
  expect(observed.size).toBe(0);
});

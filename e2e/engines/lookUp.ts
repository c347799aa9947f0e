import type * as Library from '@testing-library/dom';

declare global {
  var TestingLibraryDom: typeof Library;
}

/** A pattern as it is sent to a page. */
interface SentPattern {
  pattern: string;
}

export interface SentSought {
  by: 'role' | 'label' | 'text';
  role?: string;
  name?: string | SentPattern;
  level?: number;
  column?: string;
  within?: SentSought;
  nth?: number;
}

/** Finds what is shown of it, in the page. It stands on nothing but the library, which is sent with it. */
export const lookUp = (sought: SentSought): HTMLElement[] => {
  const { queryAllByLabelText, queryAllByRole, queryAllByText } = globalThis.TestingLibraryDom;

  const named = (name: SentSought['name'] = ''): string | RegExp =>
    typeof name === 'string' ? name : new RegExp(name.pattern);

  const under = (root: HTMLElement, { by, role = '', name, level }: SentSought): HTMLElement[] => {
    if (by === 'text') return queryAllByText(root, named(name));
    if (by === 'label') return queryAllByLabelText(root, named(name), { selector: 'input' });
    return queryAllByRole(root, role, {
      ...(name !== undefined && { name: named(name) }),
      ...(level !== undefined && { level }),
    });
  };

  /** Whether it stands under that header; which columns there are depends on the width of the window. */
  const isInColumn = (cell: HTMLElement, name: string): boolean => {
    const table = cell.closest('table');
    const headers = table === null ? [] : queryAllByRole(table, 'columnheader', { name });
    return headers.some((header) => header.ariaColIndex === cell.ariaColIndex);
  };

  const found = (one: SentSought): HTMLElement[] => {
    const roots = one.within === undefined ? [document.body] : found(one.within);
    const all = roots
      .flatMap((root) => under(root, one))
      .filter((element) => one.by === 'label' || element.getClientRects().length > 0)
      .filter((element) => one.column === undefined || isInColumn(element, one.column));
    return one.nth === undefined ? all : all.slice(one.nth).slice(0, 1);
  };
  return found(sought);
};

import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';

import { Pager } from './Pager.tsx';

const hrefsOf = (page: number, totalPages: number) => {
  render(<Pager page={page} totalPages={totalPages} href={(target) => `?pagina=${target}`} />);
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};

test('a page in the middle has a way back and a way on', () => {
  expect(hrefsOf(2, 3)).toEqual([
    ['Vorige', '?pagina=1'],
    ['Volgende', '?pagina=3'],
  ]);
  expect(screen.getByText('Pagina 2 van 3')).toBeTruthy();
});

test('the first page has no way back, the last no way on', () => {
  expect(hrefsOf(1, 2)).toEqual([['Volgende', '?pagina=2']]);
});

test('one page needs no pager', () => {
  hrefsOf(1, 1);
  expect(screen.queryByRole('navigation')).toBeNull();
});

import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';

import { SearchBox } from './SearchBox.tsx';

const Page = () => {
  const [value, setValue] = useState('');
  return <SearchBox label="Projecten zoeken" value={value} onChange={setValue} />;
};

test('clearing empties the box and puts the focus back in it', async () => {
  render(<Page />);
  const box = screen.getByRole('searchbox', { name: 'Projecten zoeken' });
  expect(screen.queryByRole('button')).toBeNull();

  await userEvent.type(box, 'Kade 12');
  expect(box).toHaveProperty('value', 'Kade 12');

  await userEvent.click(screen.getByRole('button', { name: 'Zoekterm wissen' }));
  expect(box).toHaveProperty('value', '');
  expect(document.activeElement).toBe(box);
});

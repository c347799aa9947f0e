import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';

import type { Notitie } from '../notities/notitie.ts';
import { Opzij } from './Opzij.tsx';

const notitie: Notitie = {
  id: 1,
  projectId: 7,
  gevelvullingId: '00000001',
  tekst: 'Nameten op de bouw',
  geschreven: '2026-11-20T09:00:00.000Z',
};

test('what was written down at this gevelvulling stands beside its step', async () => {
  const api = buildTransport(({ query }) =>
    query?.['gevelvullingId'] === '00000001' ? [notitie] : [],
  );
  render(<Opzij host={buildHost({ api })} projectId={7} gevelvullingId="00000001" />);
  expect(await screen.findByText('Nameten op de bouw')).toBeTruthy();
});

test('when its backend does not answer it says so, in its own place', async () => {
  render(<Opzij host={buildHost()} projectId={7} gevelvullingId="00000001" />);
  expect(await screen.findByText('Onbekende fout')).toBeTruthy();
});

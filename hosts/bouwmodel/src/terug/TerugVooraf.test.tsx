import { buildAdvies, buildAdviezen } from '@adviestool/ifc/builders/buildAdviezen';
import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';

import type { TerugAntwoord } from './ifc/terugAntwoord.ts';
import { TerugVooraf } from './TerugVooraf.tsx';

type Answer = (data: TerugAntwoord) => void;

let onAsked: (answer: Answer) => void = () => undefined;
/** The worker is fetched and asked. */
const asked = new Promise<Answer>((resolve) => {
  onAsked = resolve;
});

class FakeWorker extends EventTarget {
  terminate = (): void => undefined;

  postMessage(): void {
    onAsked((data) => this.dispatchEvent(new MessageEvent('message', { data })));
  }
}

Object.assign(globalThis, { Worker: FakeWorker });

const bestandVan = (naam: string) => {
  const bestand = new File([], naam);
  bestand.arrayBuffer = () => Promise.resolve(new ArrayBuffer(0));
  return { bestand, projectId: 'p' };
};

test('what was compared with other files is not shown', async () => {
  const adviezen = buildAdviezen(buildAdvies());
  const gevel = [bestandVan('gevel.ifc')];
  const { rerender } = render(<TerugVooraf adviezen={adviezen} bestanden={gevel} />);
  const verslag = { elementen: 2, hoekankers: 16, onbekend: [], dubbel: [], nietGeplaatst: [] };
  const answer = await asked;
  await act(async () => answer({ verslag }));
  expect(screen.getByText('Vooraf: 16 hoekankers in het model.')).toBeDefined();
  rerender(<TerugVooraf adviezen={adviezen} bestanden={[...gevel, bestandVan('dak.ifc')]} />);
  expect(screen.getByText('Wordt met het model vergeleken…')).toBeDefined();
  expect(screen.queryByText(/^Vooraf/)).toBeNull();
});

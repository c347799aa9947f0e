import { expect, test } from '@jest/globals';

import { pngVan } from './pngVan.ts';

const canvasWith = (bytes: readonly number[] | null): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.toBlob = (tell) => {
    const blob = bytes === null ? null : new Blob();
    if (blob !== null)
      blob.arrayBuffer = () => Promise.resolve(Uint8Array.from(bytes ?? []).buffer);
    tell(blob);
  };
  return canvas;
};

test('a canvas whose memory the browser took back is no picture', async () => {
  const [there, lost] = [{ isContextLost: () => false }, { isContextLost: () => true }];
  expect(await pngVan(canvasWith([1, 2]), there)).toEqual(Uint8Array.from([1, 2]));
  await expect(pngVan(canvasWith([1, 2]), lost)).rejects.toThrow('The picture is not made.');
  await expect(pngVan(canvasWith(null), there)).rejects.toThrow('The picture is not made.');
});

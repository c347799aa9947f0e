/**
 * What stands on a canvas, as PNG.
 * @throws Error when the browser took its memory back, so that nothing is on it, or does not make it
 */
export const pngVan = async (
  canvas: HTMLCanvasElement,
  context: Pick<WebGL2RenderingContext, 'isContextLost'>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob === null || context.isContextLost()) throw new Error('The picture is not made.');
  return new Uint8Array(await blob.arrayBuffer());
};

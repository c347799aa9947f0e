const WIDTH = 1200;
/** Of a drawing that does not say its own shape. */
const RATIO = 2 / 3;

/** @throws Error when the browser cannot draw it */
const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  return context;
};

/** The picture of an SVG on paper. @throws when the browser cannot draw it */
export const drawPng = async (svg: string): Promise<Uint8Array> => {
  const image = new Image();
  // The policy of the page allows pictures by this kind of address only.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const ratio = image.naturalWidth > 0 ? image.naturalHeight / image.naturalWidth : RATIO;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.round(WIDTH * ratio);
  const context = contextOf(canvas);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob === null) throw new Error('The picture is not made.');
  return new Uint8Array(await blob.arrayBuffer());
};

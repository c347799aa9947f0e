import { MONTAGE_GRENZEN } from '@adviestool/contract/montage';

/** Pixels of the longer side, and how well: each tried until the photo is small enough. */
const POGINGEN = [
  [1600, 0.8],
  [1280, 0.75],
  [1024, 0.7],
  [800, 0.6],
] as const;

const TYPE = 'image/jpeg';

const draw = (picture: ImageBitmap, longest: number): HTMLCanvasElement | null => {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
};

const BASE64 = 'base64,';

/**
 * A photo as it is sent: its pixels drawn anew, smaller and upright, so that nothing of where or with what it was taken
 * is left.
 * @returns a JPEG in base64; null when it cannot be read as a picture
 */
export const verkleinFoto = async (file: Blob): Promise<string | null> => {
  let picture: ImageBitmap;
  try {
    // Upright, as is the default everywhere; Chrome 111 refuses its name.
    picture = await createImageBitmap(file);
  } catch {
    return null;
  }
  try {
    for (const [longest, quality] of POGINGEN) {
      const url = draw(picture, longest)?.toDataURL(TYPE, quality) ?? '';
      const inhoud = url.startsWith(`data:${TYPE};`) ? url.split(BASE64)[1] : undefined;
      if (inhoud === undefined) return null;
      if ((inhoud.length * 3) / 4 <= MONTAGE_GRENZEN.fotoBytes) return inhoud;
    }
    return null;
  } finally {
    picture.close();
  }
};

import { readPicture, type PictureSoort } from './readPicture.ts';

/*
 * A process of its own for what was uploaded, one logo or the photos of one sender: what decoding them does wrong, it
 * does here.
 */

interface Vraag {
  bytes: Uint8Array;
  soort: PictureSoort;
}

const answer = async ({ bytes, soort }: Vraag): Promise<void> => {
  process.send?.(await readPicture(bytes, soort));
};

process.on('message', (vraag: Vraag) => void answer(vraag));
// Nobody waits for it any more.
process.once('disconnect', () => process.exit());

import { readPicture } from './readPicture.ts';

/*
 * A process of its own for one picture that was uploaded: what decoding it does wrong, it does here.
 */

const answer = async ({ bytes }: { bytes: Uint8Array }): Promise<void> => {
  process.send?.(await readPicture(bytes));
};

process.once('message', (vraag: { bytes: Uint8Array }) => void answer(vraag));
// Nobody waits for it any more.
process.once('disconnect', () => process.exit());

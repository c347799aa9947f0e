import { fstatSync, write } from 'node:fs';
import { promisify } from 'node:util';

const STDOUT = 1;
const writeDescriptor = promisify(write);

/** A regular file is written beside the calculation; a pipe may be full, which only its stream knows. */
const writeToFile = async (part: Uint8Array): Promise<void> => {
  let offset = 0;
  while (offset < part.length) {
    const { bytesWritten } = await writeDescriptor(STDOUT, part, offset);
    offset += bytesWritten;
  }
};

const writeToStream = (part: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(part, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });

/** Writes parts in order, each beside the making of the next one; a slow reader slows that down. */
export const writeStdout = async (parts: AsyncIterable<Uint8Array>): Promise<void> => {
  const writePart = fstatSync(STDOUT).isFile() ? writeToFile : writeToStream;
  let busy = Promise.resolve();
  for await (const part of parts) {
    await busy;
    busy = writePart(part);
  }
  await busy;
};

import { createHash } from 'node:crypto';
import { setImmediate as setImmediatePromise } from 'node:timers/promises';

import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Bytes that are handed on at once. */
const DEEL = 1_000_000;
/** Bytes that are packed before other work may go between. */
const HAP = 64 * 1024;

/** What a file is made of: all of it, or piece by piece. */
export type Inhoud = string | Uint8Array | AsyncIterable<Uint8Array>;

/** What was written of a file. */
export interface Geschreven {
  bytes: number;
  /** Of its content, hexadecimal. */
  sha256: string;
}

interface ZipOptions {
  /** Of every file in it. */
  op: Date;
  /** Takes the ZIP, part by part; the next one is not made before it is done. */
  schrijf: (deel: Uint8Array) => Promise<void>;
}

async function* happenVan(inhoud: Inhoud): AsyncGenerator<Uint8Array> {
  if (typeof inhoud !== 'string' && !(inhoud instanceof Uint8Array)) {
    for await (const deel of inhoud) yield* happenVan(deel);
    return;
  }
  const bytes = typeof inhoud === 'string' ? Buffer.from(inhoud) : inhoud;
  for (let van = 0; van < bytes.length; van += HAP) yield bytes.subarray(van, van + HAP);
}

/** A ZIP that is written as it is made: no more than a part of it is held, however large it becomes. */
export const createZip = ({ op, schrijf }: ZipOptions) => {
  const hash = createHash('sha256');
  let wachtend: Uint8Array[] = [];
  let wachtendeBytes = 0;
  let geschreven = 0;

  const zip = new Zip((error, deel) => {
    if (error !== null) throw error;
    wachtend.push(deel);
    wachtendeBytes += deel.length;
  });

  const handOn = async (): Promise<void> => {
    const deel = Buffer.concat(wachtend);
    wachtend = [];
    wachtendeBytes = 0;
    geschreven += deel.length;
    hash.update(deel);
    await schrijf(deel);
  };

  return {
    /** Bytes of it so far. */
    bytes: (): number => geschreven + wachtendeBytes,

    /** Adds a file. @param isGepakt its content is packed already, and is taken as it is */
    add: async (pad: string, inhoud: Inhoud, isGepakt = false): Promise<Geschreven> => {
      const bestand = isGepakt ? new ZipPassThrough(pad) : new ZipDeflate(pad, { level: 6 });
      bestand.mtime = op;
      zip.add(bestand);
      const eigen = createHash('sha256');
      let bytes = 0;
      for await (const hap of happenVan(inhoud)) {
        eigen.update(hap);
        bytes += hap.length;
        bestand.push(hap);
        if (wachtendeBytes >= DEEL) await handOn();
        await setImmediatePromise();
      }
      bestand.push(new Uint8Array(), true);
      return { bytes, sha256: eigen.digest('hex') };
    },

    /** Writes the rest. @returns what the ZIP itself is */
    end: async (): Promise<Geschreven> => {
      zip.end();
      await handOn();
      return { bytes: geschreven, sha256: hash.digest('hex') };
    },
  };
};

export type ZipSchrijver = ReturnType<typeof createZip>;

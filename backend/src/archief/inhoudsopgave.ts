import type { Geschreven, Inhoud, ZipSchrijver } from './createZip.ts';
import { GEEN_AANTALLEN, type Aantallen, type Gemist } from './aantallen.ts';
import { teksten } from './teksten.ts';

/** Bytes of an archive at most, and files in it: a ZIP without extensions has room for 65,535. */
export const GRENZEN = { bytes: 1_000_000_000, bestanden: 60_000 };

interface Bestand extends Geschreven {
  pad: string;
}

/** A ZIP with what is in it, what could not be put in, and how much there is. */
export const createInhoudsopgave = (zip: ZipSchrijver, grenzen = GRENZEN) => {
  const aantallen: Aantallen = { ...GEEN_AANTALLEN };
  const bestanden: Bestand[] = [];
  const gemist: Gemist[] = [];

  const write = async (pad: string, inhoud: Inhoud, isGepakt: boolean): Promise<Geschreven> => {
    const geschreven = await zip.add(pad, inhoud, isGepakt);
    bestanden.push({ pad, ...geschreven });
    return geschreven;
  };

  const mis = (wat: string, reden: string): void => {
    gemist.push({ wat, reden });
  };

  const hasRoom = (bytes: number): boolean =>
    zip.bytes() + bytes <= grenzen.bytes && bestanden.length < grenzen.bestanden;

  return {
    aantallen,
    bestanden,
    gemist,
    mis,

    /** Adds what every archive has once, however much there is. @param isGepakt its content is packed already */
    addVast: (pad: string, inhoud: Inhoud, isGepakt = false): Promise<Geschreven> =>
      write(pad, inhoud, isGepakt),

    /** Adds a text, unless there is no room for it. @returns whether it is in */
    add: async ({ pad, wat }: { pad: string; wat: string }, tekst: string): Promise<boolean> => {
      // Packed it takes less: how much less is not known before.
      if (!hasRoom(Buffer.byteLength(tekst))) {
        mis(wat, teksten.gemist.teGroot);
        return false;
      }
      await write(pad, tekst, false);
      return true;
    },

    /** Adds what was kept with a hash, unless there is no room for it. @returns whether it is in */
    addBewaard: async (
      {
        pad,
        wat,
        bytes,
        sha256,
      }: { pad: string; wat: string; bytes: number; sha256: string | null },
      inhoud: () => AsyncIterable<Uint8Array>,
    ): Promise<boolean> => {
      if (!hasRoom(bytes)) {
        mis(wat, teksten.gemist.teGroot);
        return false;
      }
      const geschreven = await write(pad, inhoud(), true);
      const isZelfde = sha256 === null || geschreven.sha256 === sha256;
      if (!isZelfde || geschreven.bytes !== bytes) mis(wat, teksten.gemist.anders);
      return true;
    },
  };
};

export type Inhoudsopgave = ReturnType<typeof createInhoudsopgave>;

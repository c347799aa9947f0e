import { ZIJDEN } from '@adviestool/contract/zijde';
import type { Advies, Stap } from '@adviestool/domain/advies';

import { jsonStringBytes, type ByteBuffer } from './byteBuffer.ts';

const utf8 = new TextEncoder();
const TO_UITKOMST = utf8.encode('","uitkomst":"');
const COMMA = utf8.encode(',');
/** Texts of steps are constants of the model and names of products; more than this are not kept. */
const MAXIMUM_KEPT = 5000;

/** Keeps the bytes made from two texts. */
const createByteCache = (make: (first: string, second: string) => Uint8Array) => {
  const kept = new Map<string, Map<string, Uint8Array>>();
  let size = 0;
  return (first: string, second: string): Uint8Array => {
    const known = kept.get(first)?.get(second);
    if (known !== undefined) return known;
    const bytes = make(first, second);
    if (size >= MAXIMUM_KEPT) {
      kept.clear();
      size = 0;
    }
    const bySecond = kept.get(first) ?? new Map<string, Uint8Array>();
    bySecond.set(second, bytes);
    kept.set(first, bySecond);
    size += 1;
    return bytes;
  };
};

const joinBytes = (...parts: readonly (string | Uint8Array)[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? utf8.encode(part) : part)));

const toInvulling = createByteCache((label, formule) =>
  joinBytes(
    '{"label":"',
    jsonStringBytes(label),
    '","formule":"',
    jsonStringBytes(formule),
    '","invulling":"',
  ),
);

const fromUitkomst = createByteCache((eenheid, herkomst) =>
  joinBytes(
    '","eenheid":"',
    jsonStringBytes(eenheid),
    '","herkomst":"',
    jsonStringBytes(herkomst),
    '"}',
  ),
);

const writeStap = (target: ByteBuffer, stap: Stap): void => {
  target.writeBytes(toInvulling(stap.label, stap.formule));
  target.writeJsonString(stap.invulling);
  target.writeBytes(TO_UITKOMST);
  target.writeJsonString(stap.uitkomst);
  target.writeBytes(fromUitkomst(stap.eenheid, stap.herkomst));
};

/** Where the steps of a side were written, so that the steps it shares with the next are copied. */
interface Written {
  readonly stappen: readonly Stap[];
  readonly start: number;
  readonly ends: readonly number[];
}

const sharedCount = (one: readonly Stap[], other: readonly Stap[]): number => {
  const differs = one.findIndex((stap, index) => stap !== other[index]);
  return differs === -1 ? one.length : differs;
};

const writeStappen = (
  target: ByteBuffer,
  stappen: readonly Stap[],
  previous: Written | null,
): Written => {
  const start = target.length;
  const ends: number[] = [];
  const shared = previous === null ? 0 : sharedCount(stappen, previous.stappen);
  if (previous !== null) {
    for (const end of previous.ends.slice(0, shared)) ends.push(start + end - previous.start);
    const end = previous.ends[shared - 1];
    if (end !== undefined) target.repeat(previous.start, end);
  }
  for (const stap of stappen.slice(shared)) {
    if (ends.length > 0) target.writeBytes(COMMA);
    writeStap(target, stap);
    ends.push(target.length);
  }
  return { stappen, start, ends };
};

/** Writes an advice as JSON: the same value as JSON.stringify gives, with `zijden` as its last key. */
export const writeAdvies = (target: ByteBuffer, advies: Advies): void => {
  const { zijden, ...rest } = advies;
  target.writeText(JSON.stringify(rest).slice(0, -1));
  target.writeText(',"zijden":{');
  let written: Written | null = null;
  for (const zijde of ZIJDEN) {
    const zijdeAdvies = zijden[zijde];
    if (zijdeAdvies === undefined) continue;
    const { stappen, ...getallen } = zijdeAdvies;
    const naam = `${written === null ? '' : ','}"${zijde}":`;
    target.writeText(`${naam}${JSON.stringify(getallen).slice(0, -1)},"stappen":[`);
    written = writeStappen(target, stappen, written);
    target.writeText(']}');
  }
  target.writeText('}}');
};

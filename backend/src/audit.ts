import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import { currentWork } from './watch/createWatch.ts';

/** What is worth knowing afterwards about who did, or tried, what. */
type AuditEvent =
  | 'login'
  | 'login_failed'
  | 'logout'
  | 'registered'
  | 'account_made'
  | 'password_forgotten'
  | 'password_reset'
  | 'account_edited'
  | 'account_cancelled'
  | 'wrong_current_password'
  | 'request_signed'
  | 'refused'
  | 'mail_given_up';

/** Never a password, token, cookie, or a name that was typed: that may be a password. */
interface AuditDetails {
  /** 0: nobody who is known. */
  uid: number;
  /** Absent when no request led to it. */
  ip?: string;
  /** Of a refusal: its code and the pattern of the route. */
  code?: string;
  route?: string;
  /** Of an edit: what became another. */
  changed?: readonly ('mail' | 'password')[];
}

/** Notes one event. */
export type Audit = (event: AuditEvent, details: AuditDetails) => void;

/** Writes the log, one line of JSON for each event, with the id of the request that led to it. */
export const createAudit =
  (write: (line: string) => void, now: () => Date): Audit =>
  (event, details) => {
    const request = currentWork()?.requestId ?? undefined;
    write(`${JSON.stringify({ time: now().toISOString(), event, ...details, request })}\n`);
  };

export interface AuditLog {
  write: (line: string) => void;
  close: () => Promise<void>;
}

const ended = (stream: WriteStream): Promise<void> =>
  new Promise((resolve) => {
    stream.end(() => resolve());
  });

/** Opens the log: a file that only this user reads, or the console when there is none. */
export const openAuditLog = async (file: string | null): Promise<AuditLog> => {
  if (file === null) {
    return { write: (line) => void process.stdout.write(line), close: async () => undefined };
  }
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const stream = createWriteStream(file, { flags: 'a', mode: 0o600 });
  await new Promise((resolve, reject) => {
    stream.once('open', resolve);
    stream.once('error', reject);
  });
  // A full disk must not end the process; what cannot be kept is at least seen.
  stream.on('error', (error) => void process.stderr.write(`The audit log: ${error.message}\n`));
  return { write: (line) => void stream.write(line), close: () => ended(stream) };
};

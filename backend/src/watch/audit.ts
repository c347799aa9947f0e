import { mkdir, open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

import type { Zichtbaarheid } from '@adviestool/contract/groepInstellingen';

import { errorCodeOf } from './errorCodeOf.ts';
import { currentWork } from './createWatch.ts';

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
  | 'inzage_link_made'
  | 'inzage_link_withdrawn'
  | 'inzage_opened'
  | 'inzage_failed'
  | 'zichtbaarheid_changed'
  | 'projects_handed_over'
  | 'refused'
  | 'mail_given_up'
  | 'data_downloaded'
  | 'logo_changed'
  | 'logo_removed'
  | 'role_changed'
  | 'member_removed'
  | 'invited'
  | 'invitation_link_made'
  | 'invitation_withdrawn'
  | 'invitation_accepted'
  | 'company_login_changed'
  | 'company_login_removed'
  | 'company_login_refused'
  | 'company_session_ended'
  | 'company_export_asked'
  | 'company_export_fetched';

/** Never a password, token, cookie, or a name that was typed: that may be a password. */
interface AuditDetails {
  /** 0: nobody who is known. */
  uid: number;
  /** Absent when no request led to it. */
  ip?: string;
  /** Of a refusal: its code and the pattern of the route. */
  code?: string;
  route?: string;
  /** Of what was done with a project; of a link that shows it, the id of the link too. */
  link?: string;
  project?: number;
  /** Of a link that did not work: how the hash of its token begins. */
  hash?: string;
  /** Of what was done within a group: the group, whom it is about, and the role that was given. */
  group?: number;
  member?: number;
  role?: string;
  /** What its members see of each other's projects from now on. */
  zichtbaarheid?: Zichtbaarheid;
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

/** Milliseconds to the next attempt to write, when there was no room. */
const RETRY = 1000;
/** Bytes that wait for room; what comes then is counted only. */
const MOST_WAITING = 4 * 1024 * 1024;

const createAppender = (handle: FileHandle) => {
  let waiting = Buffer.alloc(0);
  let lost = 0;
  let writing = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const add = (text: string): void => {
    waiting = Buffer.concat([waiting, Buffer.from(text)]);
  };
  const writeWaiting = async (): Promise<void> => {
    while (waiting.length > 0) {
      // A disk may take a part of it.
      const { bytesWritten } = await handle.write(waiting);
      waiting = waiting.subarray(bytesWritten);
      if (waiting.length === 0 && lost > 0) {
        add(`${JSON.stringify({ event: 'lines_lost', lines: lost })}\n`);
        lost = 0;
      }
    }
  };
  const flush = async (): Promise<void> => {
    try {
      await writeWaiting();
    } catch (error) {
      // A full disk must not end the process; what waits is written when there is room.
      if (timer === undefined) process.stderr.write(`The audit log waits: ${errorCodeOf(error)}\n`);
      clearTimeout(timer);
      timer = setTimeout(plan, RETRY);
      timer.unref();
      return;
    }
    clearTimeout(timer);
    timer = undefined;
  };
  const plan = (): void => {
    writing = writing.then(flush);
  };
  return {
    write: (line: string): void => {
      if (waiting.length > MOST_WAITING) lost += 1;
      else add(line);
      plan();
    },
    close: async (): Promise<void> => {
      plan();
      await writing;
      clearTimeout(timer);
      await handle.close();
    },
  };
};

/** Opens the log: a file that only this user reads, or the console when there is none. */
export const openAuditLog = async (file: string | null): Promise<AuditLog> => {
  if (file === null) {
    return { write: (line) => void process.stdout.write(line), close: async () => undefined };
  }
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  return createAppender(await open(file, 'a', 0o600));
};

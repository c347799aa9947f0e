import type { z } from 'zod';

/** Who may make a call. What each means is known to the backend (`rechten/rights.ts`). */
export type Right =
  | 'none'
  | 'any'
  | 'anonymous'
  | 'authenticated'
  | 'register'
  | 'edit-account'
  | 'group'
  | 'member'
  | 'catalogue'
  | 'administer'
  | 'inzage'
  | 'create-project'
  | 'read-project'
  | 'write-project'
  | 'manage-project'
  | 'copy-project';

/** A call of the backend. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Its parameters as `:name`. */
  path: string;
  right: Right;
  /** Bytes of its body at most; absent: 2 MiB. */
  size?: number;
  /** Deleted projects count too. */
  findsDeleted?: true;
  /** If-Match names the revision of a part of the project, which the handler itself compares. */
  revises?: 'part';
  /** The answer holds a secret or what somebody else typed: it is never compressed. */
  reflects?: 'secret';
  /** It takes its project from the caller: a repeat gets its first answer all the same. */
  givesAway?: true;
  /** The client shows the message of a refusal as it is (http-contract), so it is Dutch. */
  showsRefusals?: true;
}

/** A call with what goes in and what comes back, of which client and handler are made. */
export interface DeclaredCall extends Call {
  query?: z.ZodObject;
  body?: z.ZodType;
  /** `z.undefined()`: no content, a 204; null: bytes, of whatever type. */
  answer: z.ZodType | null;
}

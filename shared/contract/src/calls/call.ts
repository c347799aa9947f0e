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
  | 'bouwplaats'
  | 'create-project'
  | 'read-project'
  | 'write-project'
  | 'manage-project'
  | 'copy-project';

/** A call of the backend: client and handler are made of it. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Its parameters as `:name`. */
  path: string;
  right: Right;
  /** Of its parameters, where one is more than a text. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Of its answer; absent: 200, or 204 without content. */
  status?: 201 | 202;
  /** `z.undefined()`: no content; null: a file, of which the client reads nothing. */
  answer: z.ZodType | null;
  /** What its query may ask for in place of that, with 200. */
  other?: z.ZodType;
  /** What the backend answers with, where the client reads it more loosely, or as a file. */
  content?: z.ZodType;
  /** Its answer is plain text. */
  text?: true;
  /** To `Prefer: return=minimal` it answers 204. */
  minimal?: true;
  /** Bytes of its body at most; absent: 2 MiB. */
  size?: number;
  /** It answers with the project of its path, so the backend reads that together with the rights in it. */
  readsProject?: true;
  /** Deleted projects count too. */
  findsDeleted?: true;
  /** If-Match names the revision of a part of the project, which the handler itself compares. */
  revises?: 'part';
  /** The answer holds a secret or what somebody else typed: it is never compressed. */
  reflects?: 'secret';
  /** It takes its project from the caller: a repeat gets its first answer all the same. */
  givesAway?: true;
  /** It takes the server long, or does with a large body: users take turns in it, and each has three at most. */
  heavy?: 'always' | 'large';
  /** A page makes it by itself, for as long as it is open: it does not keep the session of its user. */
  isUnattended?: true;
  /** The client shows the message of a refusal as it is (http-contract), so it is Dutch. */
  showsRefusals?: true;
}

/** The names of the parameters in a path. */
export type NamesOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

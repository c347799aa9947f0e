/** What must be shown by tests whose title carries the mark, for example `[storing 4]` or `[asvs 6.2]`. */
export interface Fault {
  kind: 'storing' | 'asvs';
  id: string;
  fault: string;
  expected: string;
}

/** What may go wrong, and what is expected then. */
const STORINGEN: readonly (readonly [fault: string, expected: string])[] = [
  ['two users save one project', 'the second chooses, nothing is lost silently'],
  ['two tabs of one user', 'the other tab is told and refreshes before editing'],
  ['concurrent edits', 'the end is some order of the acknowledged saves'],
  ['backend killed before commit', 'a retry saves once'],
  ['killed after commit, before the answer', 'the same Idempotency-Key gives one project'],
  ['answer lost on update', 'the retry sees its own content'],
  ['database away', '503 with Retry-After, no exit, input kept, recovery'],
  ['data folder opened twice', 'the second start refuses with a clear text'],
  ['SIGKILL during saves', 'every acknowledged revision is there after restart'],
  ['SIGTERM during saves', 'running ones finish, new ones 503, exit 0'],
  ['offline while typing, tab closed', 'the concept is offered, equal'],
  ['answer hangs', 'timeout after 15 s, retry offered, no double submit'],
  ['session expires while editing', 'login, concept kept, never for another user'],
  ['CSRF token stale', 'one silent refetch and replay'],
  ['logout in another tab with input', 'to the login; input is for the same user'],
  ['corrupt JSON in a storage key', 'the app starts, that key is reset'],
  ['storage full or throwing', 'works in memory'],
  ['no channel, unknown message', 'no crash; the unknown is in the log'],
  ['a file of a remote fails', 'one reload, the panel, and back when healthy'],
  ['a file of a remote hangs', 'the panel within 9 s'],
  ['a chunk gone after a deploy', 'one reload in 10 s at most, then the panel'],
  ['a tampered file', 'never executed'],
  ['the code of the host blocked', 'a Dutch page, never a blank one'],
  ['a remote of another contract', 'the panel with name and version'],
  ['what is no answer, for every call', 'a mapped error, no exception'],
  ['429 with Retry-After', 'message, waits, no hammering'],
  ['an import fails at any call', 'no duplicate, nothing lost'],
  ['the parent frame sends garbage', 'answered or ignored, never imported'],
  ['an unreadable project', 'opens read-only, is never overwritten'],
  ['mail server down', 'same answer, queued, retried'],
  ['two containers on one data folder', 'the second refuses, by no pid; restart in 5 s'],
  ['the disk fills up', '507 or 503 until there is room; nothing lost'],
  ['one user makes very much', 'a quota, and others notice nothing'],
  ['half a request body, 300 times', 'cut off within 30 s; SIGTERM not delayed'],
  ['the clock jumps an hour', 'sessions, floods, idempotency, polling stay right'],
  ['one of two instances is killed', 'no save lost, nobody logged out, limits shared'],
  ['restored from a running backup', 'every acknowledged revision is there'],
  ['an upgrade with data', 'migrates, or refuses before touching anything'],
  ['sign-key or data folder open', 'refused with what to do; the folder is closed'],
  ['invisible and look-alike text', 'refused or visible; never an empty heading'],
  ['ten correct logins at once', 'all succeed; only failures count'],
  ['a link guessed, ended, or used elsewhere', 'limited, one answer, nothing but its project'],
  ['the primary is lost to its standby', 'no acknowledged save lost, 503 meanwhile, sessions stay'],
  ['killed while a report is made', 'it is made once more after the restart'],
];

/** Requirements of OWASP ASVS 5.0, by their first number there. */
const ASVS: readonly (readonly [id: string, requirement: string])[] = [
  ['7.2', 'session id rotated at login, dead after logout, block, cancel and reset'],
  ['3.5', 'CSRF token, Origin and JSON only; no change of state on GET'],
  ['3.4.2', 'an exact list of origins'],
  ['6.2', 'passwords: length, common ones refused, argon2id'],
  ['6.3', 'flood in the database; equal answers and time for unknown names'],
  ['15.3.4', 'the address of the client through trusted proxies only'],
  ['6.4', 'reset token hashed, once, for a day'],
  ['8.2', 'every route, role and group'],
  ['8.3', 'a right that is lost counts at once, also for a call that has begun'],
  ['2.2', 'strict schemas on the server'],
  ['1.2.10', 'cells that are no formula'],
  ['3.4', 'content security policy and headers'],
  ['3.5.5', 'parent frame: exact origin, schema, answer to the sender only'],
  ['16', 'a log of authentication, refusals and flood without secrets'],
];

export const FAULTS: readonly Fault[] = [
  ...STORINGEN.map(([fault, expected], index): Fault => ({
    kind: 'storing',
    id: String(index + 1),
    fault,
    expected,
  })),
  ...ASVS.map(([id, fault]): Fault => ({ kind: 'asvs', id, fault, expected: '' })),
];

/** Only its origin counts: a destination that leaves it was not relative. */
const ORIGIN = 'https://adviestool.invalid';

/** What a URL parser removes before it looks: a path that needs it is not one of ours. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\\\u0000-\u001f\u007f\s]/;

/** As in `paths.ts`, which a remote would otherwise get twice. */
const PROJECTS = '/';
const LOGIN = '/account/inloggen';

/** From the login these lead to itself, or to its end. */
const NO_DESTINATIONS: ReadonlySet<string> = new Set([LOGIN, '/account/uitloggen']);

/** The path as the router reads it: decoded, in small letters, without empty parts. */
const routedPath = ({ pathname }: URL): string => {
  try {
    return decodeURIComponent(pathname)
      .toLowerCase()
      .replaceAll(/\/{2,}/g, '/')
      .replace(/\/$/, '');
  } catch {
    return LOGIN;
  }
};

/**
 * Where to go after a login: the text when it is a path of this site, else `/`. Never another host:
 * no scheme, no `//`, no backslash, and nothing that a browser would read as one of them. Neither the
 * login nor the logout.
 */
export const safeDestination = (text: string | null): string => {
  if (text === null || !/^\/(?!\/)/.test(text) || FORBIDDEN.test(text)) return PROJECTS;
  const url = new URL(text, ORIGIN);
  const leavesTheSite = url.origin !== ORIGIN || url.pathname.startsWith('//');
  return leavesTheSite || NO_DESTINATIONS.has(routedPath(url))
    ? PROJECTS
    : `${url.pathname}${url.search}${url.hash}`;
};

export const isDecodable = (path: string): boolean => {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
};

const CALLS = /^\/(api|session|user)(\/|$)/;

/** Characters that the name of a file has at most. */
const NAME = 255;

/** A path as a file could be called, so that what is none is not found instead of refused. */
const asFileName = (path: string): string =>
  path
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll('%00', '%2500')
    .split('/')
    .map((name) => (name.length > NAME ? '-' : name))
    .join('/');

/**
 * The address as routes are looked for with. As it was asked for, a path that cannot be decoded would
 * reach no route at all, nor one with a slash too many, a zero or a name that is too long the site.
 */
export const rewriteUrl = ({ url = '/' }: { url?: string }): string => {
  const [, path = '', query = ''] = /^([^?#]*)([?#].*)?$/s.exec(url) ?? [];
  const single = path.replace(/^\/{2,}/, '/');
  const decodable = isDecodable(single) ? single : single.replaceAll('%', '%25');
  return (CALLS.test(single) ? decodable : asFileName(decodable)) + query;
};

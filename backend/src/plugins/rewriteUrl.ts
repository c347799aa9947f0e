export const isDecodable = (path: string): boolean => {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * The address as routes are looked for with. As it was asked for, a path that cannot be decoded would
 * reach no route at all, nor one that begins with two slashes the site.
 */
export const rewriteUrl = ({ url = '/' }: { url?: string }): string => {
  const [, path = '', query = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const single = path.replace(/^\/{2,}/, '/');
  return (isDecodable(single) ? single : single.replaceAll('%', '%25')) + query;
};

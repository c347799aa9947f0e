/** A path with the names of its parameters instead of their values, which are somebody's. */
export const pathPattern = (
  pathname: string,
  params: Readonly<Record<string, string | undefined>>,
): string => {
  // A path that is no page may say anything.
  if (params['*'] !== undefined) return '/*';
  const names = new Map(Object.entries(params).map(([name, value]) => [value, name]));
  return pathname
    .split('/')
    .map((part) => {
      const name = names.get(part);
      return name === undefined ? part : `:${name}`;
    })
    .join('/');
};

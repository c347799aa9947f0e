/** The one spelling of a path: lower case, no trailing slash, no empty part. */
export const normalPath = (pathname: string): string => {
  const path = pathname.toLowerCase().replaceAll(/\/{2,}/g, '/');
  return path === '/' ? path : path.replace(/\/$/, '');
};

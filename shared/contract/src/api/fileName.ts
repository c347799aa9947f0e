/** The name that an answer gives its file (RFC 6266): `filename*` in UTF-8. */
export const fileNameOf = (headers: Headers, otherwise: string): string => {
  const [, name = otherwise] =
    /filename\*=UTF-8''([^;]+)/i.exec(headers.get('Content-Disposition') ?? '') ?? [];
  return decodeURIComponent(name);
};

const LARGEST_ID = 2_147_483_647;

/** Reads an id of a path or a query; null when it cannot be one. */
export const parseId = (text: string | undefined): number | null => {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= LARGEST_ID ? id : null;
};

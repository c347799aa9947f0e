/** What comes within so many milliseconds; null: nothing did, or it failed. */
export const within = async <T>(coming: Promise<T>, milliseconds: number): Promise<T | null> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    return await Promise.race([coming, late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
};

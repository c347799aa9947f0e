import type { HostApi } from '@adviestool/contract/remoteModule';

/** What a phone answers of what it keeps; `otherwise` where it can keep nothing. */
export const ofPhone = async <T>(
  host: HostApi,
  asked: Promise<T>,
  { otherwise, warning }: { otherwise: T; warning: string },
): Promise<T> => {
  try {
    return await asked;
  } catch (error) {
    host.log('warn', warning, error);
    return otherwise;
  }
};

import { NetworkError } from '@adviestool/contract/api/apiError';

/** A module that comes when it is needed. @throws NetworkError when it cannot be loaded: as a call, it can be tried again */
export const loadLate = async <Module>(loading: Promise<Module>): Promise<Module> => {
  try {
    return await loading;
  } catch (cause) {
    const details = { method: 'GET', path: 'import' };
    throw new NetworkError('A part of the page could not be loaded.', details, { cause });
  }
};

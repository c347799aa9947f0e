import { log } from '../log/log.ts';

/**
 * Takes away what the browser shows of building sites without a network, and what this user, who logs out, had to send
 * of them; null: it is not known who. What others have to send stays for them.
 */
export const forgetBouwplaats = async (uid: number | null): Promise<void> => {
  try {
    const { removeAtLogout } = await import('./removeSites.ts');
    await removeAtLogout(uid);
  } catch (error) {
    log('warn', 'Building sites may still be in this browser.', error);
  }
};

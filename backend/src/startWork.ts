import { startBestelAlarm } from './bestellingen/checkBestellingen.ts';
import { startArchieven } from './archief/runArchieven.ts';
import { startSessieChecks } from './bedrijfslogin/checkSessies.ts';
import { createProviders } from './bedrijfslogin/createProviders.ts';
import { startHousekeeping } from './operations/housekeeping.ts';
import { startMailDelivery } from './mail/deliverMail.ts';
import { createRapportMaker } from './rapporten/createRapportMaker.ts';
import { startRapporten } from './rapporten/runRapporten.ts';
import { startMontageAlarm } from './montage/checkMontage.ts';
import type { AppServices } from './appServices.ts';
import type { App } from './http/services.ts';

/**
 * Does what no call waits for, until it is stopped: cleans up, sends mails, makes reports and archives.
 * @returns begins nothing more; what that returns sends the last mails and waits for what runs
 */
export const startWork = ({ log }: App, services: AppServices): (() => () => Promise<void>) => {
  const tell = (what: string) => (error: unknown, reqId?: string | null) =>
    log.error({ reqId, err: error }, what);
  const stopHousekeeping = startHousekeeping(services, {
    onError: tell('the clean-up failed'),
    onClockBack: (by) => log.warn({ seconds: by / 1000 }, 'the clock was put back'),
  });
  const stopMailDelivery = startMailDelivery(services, tell('a mail was not sent'));
  const providers = createProviders(services);
  const stopSessieChecks = startSessieChecks(
    services,
    providers,
    tell('a company was not asked whether somebody may stay'),
  );
  const stopMontageAlarm = startMontageAlarm(services, tell('what was mounted was not looked at'));
  const stopBestelAlarm = startBestelAlarm(services, tell('what was ordered was not looked at'));
  const rapportMaker = createRapportMaker();
  const stopRapporten = startRapporten(services, {
    maak: rapportMaker.maak,
    onError: tell('a report was not made'),
  });
  const stopArchieven = startArchieven(services, tell('an archive, or a part of it, was not made'));
  return () => {
    stopHousekeeping();
    rapportMaker.stop();
    const rapportenStopped = stopRapporten();
    const archievenStopped = stopArchieven();
    const checksStopped = stopSessieChecks();
    const montageStopped = stopMontageAlarm();
    const bestelStopped = stopBestelAlarm();
    return async () => {
      await stopMailDelivery();
      await montageStopped;
      await bestelStopped;
      await rapportenStopped;
      await archievenStopped;
      await checksStopped;
    };
  };
};

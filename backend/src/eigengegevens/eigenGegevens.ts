import type * as CALLS from '@adviestool/contract/calls/eigenGegevens';

import { GEGEVENS_FORM } from '../accounts/accountForms.ts';
import { checkCurrentPassword } from '../accounts/checkCurrentPassword.ts';
import { checkFlood } from '../accounts/checkFlood.ts';
import { floodOfAccount } from '../accounts/floodLimits.ts';
import { ANSWERS_FIRST, refuseIncomplete } from '../http/requestBody.ts';
import { callerOf } from '../access/access.ts';
import { contentDisposition } from '../rapporten/bestandsnaamOf.ts';
import { noteerBijGroepen } from '../gebeurtenissen/noteer.ts';
import type { Handlers } from '../http/registerCalls.ts';
import type { Services } from '../http/services.ts';
import { userOf } from '../accounts/userOf.ts';
import { createEigenGegevens } from './eigenGegevensStore.ts';

const VAAK = 'U hebt uw gegevens al een paar keer gedownload. Probeer het over een uur nog eens.';

/** What is kept and not in the file, and why: the numbers of log files are in docs/privacy.md. */
const TOELICHTING = [
  'Dit bestand bevat wat de adviestool over u bewaart. Van anderen staat er niets in.',
  'Uw wachtwoord staat er niet in: daarvan wordt alleen een onomkeerbare code bewaard.',
  'Van projecten staan alleen nummer, naam en tijden in dit bestand. De inhoud haalt u op bij het project zelf.',
  'Een vastgesteld advies vermeldt uw naam. Die blijft staan, ook als u uw account opheft: het advies is bewijs voor wie ermee bouwt.',
  'Het logboek van uw bedrijf houdt een jaar bij wat u deed; uw beheerders lezen het.',
  'Een logboek van de server houdt bij wanneer uw account inlogde of werd gewijzigd, met uw gebruikersnummer en IP-adres. De beheerder van de server bewaart dat een beperkte tijd en kan u zeggen hoe lang.',
];

/** `GET` and `POST` `/api/v2/user/gegevens`: what is kept of the caller, as a file. */
export const eigenGegevensHandlers = (
  services: Services,
): Pick<Handlers<typeof CALLS>, 'fetchGegevensForm' | 'fetchEigenGegevens'> => ({
  fetchGegevensForm: async () => GEGEVENS_FORM,

  fetchEigenGegevens: {
    ...ANSWERS_FIRST,
    handler: async (request, reply) => {
      refuseIncomplete(GEGEVENS_FORM, request);
      const { body, ip } = request;
      const user = await userOf(services, callerOf(request));
      await checkCurrentPassword(services, user, { password: body.current_pass, ip });
      await checkFlood(services, floodOfAccount('gegevens', user.uid), VAAK);
      const gegevens = await createEigenGegevens(services.database).of(user.uid);
      const gedownload = { soort: 'gegevens_gedownload', uid: user.uid } as const;
      await noteerBijGroepen(services.database, gedownload, services.now());
      services.audit('data_downloaded', { uid: user.uid, ip });
      const opgehaald = services.now().toISOString();
      return reply
        .type('application/json; charset=utf-8')
        .header('Content-Disposition', contentDisposition('mijn-gegevens.json'))
        .send(JSON.stringify({ opgehaald, toelichting: TOELICHTING, ...gegevens }, null, 2));
    },
  },
});

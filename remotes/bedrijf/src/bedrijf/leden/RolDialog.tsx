import { isApiError } from '@adviestool/contract/api/apiError';
import { saveRol } from '@adviestool/contract/api/leden';
import type { Lid } from '@adviestool/contract/leden';
import { ROLLEN, rolOf, type LidRol } from '@adviestool/contract/rollen';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Form } from '@adviestool/forms/Form';
import { RadioCardsField } from '@adviestool/forms/RadioCardsField';
import { SubmitButton } from '@adviestool/forms/SubmitButton';
import { Dialog } from '@adviestool/ui/Dialog';
import { Notice } from '@adviestool/ui/Notice';
import { Stack } from '@adviestool/ui/Stack';
import { refusalTexts } from '@adviestool/contract/api/refusalTexts';

import { ROL_KEUZES } from './rolKeuzes.ts';
import { teksten } from './teksten.ts';

interface RolDialogProps {
  host: HostApi;
  lid: Lid;
  /** False: nobody gets a mail. */
  mailserver: boolean;
  onClose: () => void;
  /** It is stored; tells the user. */
  onDone: (text: string) => Promise<void>;
}

/** Gives a member another role. */
export const RolDialog = ({ host, lid, mailserver, onClose, onDone }: RolDialogProps) => {
  const { uid, naam, rollen, rol_via_bedrijfslogin: vanAanbieder } = lid;

  const save = async ({ rol }: { rol: LidRol }): Promise<void> => {
    await saveRol(host.api, host.config.variant.groupId, { uid, rol });
    // The menus of the page follow what the user is oneself.
    await host.session.renewed();
    await onDone(teksten.rol.opgeslagen(naam, ROLLEN[rol].label));
  };

  const report = (error: unknown): void => {
    if (!isApiError(error)) throw error;
    host.showError(error, refusalTexts(error));
  };

  return (
    <Dialog open title={teksten.rol.titel(naam)} onClose={onClose}>
      <Form<{ rol: LidRol }>
        initialValues={{ rol: rolOf(rollen) ?? 'company-employee' }}
        onSubmit={save}
        onError={report}
      >
        <Stack>
          <RadioCardsField name="rol" label={teksten.rol.vraag} options={ROL_KEUZES} />
          {vanAanbieder && <Notice>{teksten.rol.vanAanbieder(naam)}</Notice>}
          <p>{teksten.rol.inzagelinks(mailserver)}</p>
          <div>
            <SubmitButton>{teksten.rol.opslaan}</SubmitButton>
          </div>
        </Stack>
      </Form>
    </Dialog>
  );
};

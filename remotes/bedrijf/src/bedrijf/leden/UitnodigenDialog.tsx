import { isApiError } from '@adviestool/contract/api/apiError';
import { nodigUit } from '@adviestool/contract/api/leden';
import { uitnodigingBodySchema, type UitnodigingBody } from '@adviestool/contract/leden';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Form } from '@adviestool/forms/Form';
import { RadioCardsField } from '@adviestool/forms/RadioCardsField';
import { SubmitButton } from '@adviestool/forms/SubmitButton';
import { TextField } from '@adviestool/forms/TextField';
import { validateWithZod } from '@adviestool/forms/validateWithZod';
import { Dialog } from '@adviestool/ui/Dialog';
import { Stack } from '@adviestool/ui/Stack';
import { refusalTexts } from '@adviestool/contract/api/refusalTexts';

import { ROL_KEUZES } from './rolKeuzes.ts';
import { teksten } from './teksten.ts';

const { uitnodiging: woorden, rol } = teksten;

const validate = validateWithZod(uitnodigingBodySchema);

const LEEG: UitnodigingBody = { mail: '', rol: 'company-employee' };

interface UitnodigenDialogProps {
  host: HostApi;
  onClose: () => void;
  onDone: (text: string) => Promise<void>;
}

/** Invites somebody by mail, with a role. */
export const UitnodigenDialog = ({ host, onClose, onDone }: UitnodigenDialogProps) => {
  const send = async (values: UitnodigingBody): Promise<void> => {
    const body = uitnodigingBodySchema.parse(values);
    const { mail } = await nodigUit(host.api, host.config.variant.groupId, body);
    await onDone(woorden.verstuurd(mail));
  };

  const report = (error: unknown): void => {
    if (!isApiError(error)) throw error;
    host.showError(error, refusalTexts(error));
  };

  return (
    <Dialog open title={woorden.titel} onClose={onClose}>
      <Form<UitnodigingBody>
        initialValues={LEEG}
        validate={validate}
        onSubmit={send}
        onError={report}
      >
        <Stack>
          <p>{woorden.uitleg}</p>
          <TextField
            name="mail"
            label={woorden.mail}
            type="email"
            autoComplete="off"
            spellCheck={false}
            startsFocused
          />
          <RadioCardsField name="rol" label={rol.vraag} options={ROL_KEUZES} />
          <div>
            <SubmitButton>{woorden.versturen}</SubmitButton>
          </div>
        </Stack>
      </Form>
    </Dialog>
  );
};

import type { HostApi } from '@adviestool/contract/remoteModule';
import { Form, type FormProps } from '@adviestool/forms/Form';
import { SubmitButton } from '@adviestool/forms/SubmitButton';
import { TextField } from '@adviestool/forms/TextField';
import { validateWithZod } from '@adviestool/forms/validateWithZod';
import { Stack } from '@adviestool/ui/Stack';

import { invoerSchema, type Invoer, type Notitie } from './notitie.ts';
import { addNotitie } from './notitiesApi.ts';
import { teksten } from './teksten.ts';

interface NieuweNotitieProps {
  host: HostApi;
  about: Pick<Notitie, 'projectId' | 'gevelvullingId'>;
  /** After it is kept. */
  onAdded: (notitie: Notitie) => void;
}

const LEEG: Partial<Invoer> = { tekst: '' };

const validate = validateWithZod(invoerSchema);

/** A form: what it sends is checked first, and what the backend refuses is told by the host. */
export const NieuweNotitie = ({ host, about, onAdded }: NieuweNotitieProps) => {
  const submit: FormProps<Invoer>['onSubmit'] = async (input, form) => {
    const { tekst } = invoerSchema.parse(input);
    const notitie = await addNotitie(host, { ...about, tekst });
    form.restart(LEEG);
    onAdded(notitie);
  };
  return (
    <Form<Invoer>
      initialValues={LEEG}
      validate={validate}
      onSubmit={submit}
      onError={(error) => host.showError(error)}
    >
      <Stack>
        <TextField name="tekst" label={teksten.veld} />
        <div>
          <SubmitButton kind="secondary">{teksten.toevoegen}</SubmitButton>
        </div>
      </Stack>
    </Form>
  );
};

import { isApiError } from '@adviestool/contract/api/apiError';
import { removeLid } from '@adviestool/contract/api/leden';
import { refusalTexts } from '@adviestool/contract/api/refusalTexts';
import type { Lid } from '@adviestool/contract/leden';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Form } from '@adviestool/forms/Form';
import { SelectField } from '@adviestool/forms/SelectField';
import { SubmitButton } from '@adviestool/forms/SubmitButton';
import { Dialog } from '@adviestool/ui/Dialog';
import { Notice } from '@adviestool/ui/Notice';
import { Stack } from '@adviestool/ui/Stack';
import type { SubmissionErrors } from 'final-form';

import { maaktProjecten } from '@adviestool/contract/rollen';
import { teksten } from './teksten.ts';

const { verwijder } = teksten;

interface VerwijderLidDialogProps {
  host: HostApi;
  lid: Lid;
  leden: readonly Lid[];
  /** False: nobody gets a mail. */
  mailserver: boolean;
  onClose: () => void;
  onDone: (text: string) => Promise<void>;
}

interface Values {
  naar: number | null;
}

/** Who can get the projects: whoever makes projects and can log in. */
const erfgenamenOf = (lid: Lid, leden: readonly Lid[]): { value: number; label: string }[] =>
  leden
    .filter((each) => each.uid !== lid.uid && each.is_lid && !each.is_geblokkeerd)
    .filter(({ rollen }) => maaktProjecten(rollen))
    .map(({ uid, naam }) => ({ value: uid, label: naam }));

/** Ends a membership, and asks who gets the projects. */
export const VerwijderLidDialog = (props: VerwijderLidDialogProps) => {
  const { host, lid, leden, mailserver, onClose, onDone } = props;
  const { uid, naam, projecten, is_lid: isLid } = lid;
  const erfgenamen = erfgenamenOf(lid, leden);
  const canGo = projecten === 0 || erfgenamen.length > 0;

  const remove = async ({ naar }: Values): Promise<SubmissionErrors> => {
    if (projecten > 0 && naar === null) return { naar: verwijder.kies };
    await removeLid(host.api, host.config.variant.groupId, { uid, naar });
    await onDone(isLid ? verwijder.verwijderd(naam) : verwijder.overgedragen(naam));
    return undefined;
  };

  const report = (error: unknown): void => {
    if (!isApiError(error)) throw error;
    host.showError(error, refusalTexts(error));
  };

  const title = isLid ? verwijder.titel(naam) : verwijder.titelOverdragen(naam);
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form<Values> initialValues={{ naar: null }} onSubmit={remove} onError={report}>
        <Stack>
          {isLid && <p>{verwijder.uitleg(naam, mailserver)}</p>}
          {!canGo && <Notice kind="warn">{verwijder.niemand}</Notice>}
          {canGo && projecten > 0 && (
            <>
              <p>{verwijder.projecten(naam, projecten)}</p>
              <SelectField<number> name="naar" label={verwijder.naar} options={erfgenamen} />
            </>
          )}
          {canGo && (
            <div>
              <SubmitButton kind={isLid ? 'danger' : 'primary'}>
                {isLid ? verwijder.lid : verwijder.overdragen}
              </SubmitButton>
            </div>
          )}
        </Stack>
      </Form>
    </Dialog>
  );
};

import type { HostApi } from '@adviestool/contract/remoteModule';
import type { LidRol } from '@adviestool/contract/rollen';
import { Form } from '@adviestool/forms/Form';
import { RadioCardsField } from '@adviestool/forms/RadioCardsField';
import { SubmitButton } from '@adviestool/forms/SubmitButton';
import { TextAreaField } from '@adviestool/forms/TextAreaField';
import { LeaveDialog } from '@adviestool/saving/LeaveDialog';
import { LeaveQuestion } from '@adviestool/saving/LeaveQuestion';
import { Dialog } from '@adviestool/ui/Dialog';
import { Notice } from '@adviestool/ui/Notice';
import { Stack } from '@adviestool/ui/Stack';
import { useRef, useState } from 'react';
import { FormSpy } from 'react-final-form';
import { useRevalidator } from 'react-router';

import { nodigenUit, type Uitkomst } from './nodigenUit.ts';
import { readAdressen } from './readAdressen.ts';
import { ROL_KEUZES } from './rolKeuzes.ts';
import { teksten } from './teksten.ts';
import { Uitgenodigd } from './Uitgenodigd.tsx';

const { uitnodiging: woorden, rol: rolWoorden } = teksten;

/** People in one go: as many as the backend lets a company invite in an hour. */
const TEGELIJK = 50;

interface Values {
  adressen: string;
  rol: LidRol;
}

const LEEG: Values = { adressen: '', rol: 'company-employee' };

const validate = ({ adressen }: Values): { adressen?: string } => {
  const regels = readAdressen(adressen ?? '');
  if (regels.length === 0) return { adressen: woorden.niemand };
  if (regels.length > TEGELIJK) return { adressen: woorden.teVeel(regels.length, TEGELIJK) };
  if (regels.every(({ mail }) => mail === null)) return { adressen: woorden.geenAdressen };
  return {};
};

interface UitnodigenDialogProps {
  host: HostApi;
  /** False: mails become files of the server. */
  mailserver: boolean;
  onClose: () => void;
}

const TYPED = { values: true };

/** Invites people by mail, with a role, and says of each what became of it. */
export const UitnodigenDialog = ({ host, mailserver, onClose }: UitnodigenDialogProps) => {
  const { revalidate } = useRevalidator();
  const [values, setValues] = useState(LEEG);
  const [uitkomsten, setUitkomsten] = useState<readonly Uitkomst[] | null>(null);
  const [isBezig, setBezig] = useState(false);
  const [isGevraagd, setGevraagd] = useState(false);
  const getypt = useRef('');

  const isUnsaved = (): boolean => isBezig || (uitkomsten === null && getypt.current.trim() !== '');
  const close = (): void => {
    if (isUnsaved()) setGevraagd(true);
    else onClose();
  };

  const send = async (asked: Values): Promise<void> => {
    setValues(asked);
    setBezig(true);
    try {
      setUitkomsten(await nodigenUit(host, readAdressen(asked.adressen), asked.rol));
    } finally {
      setBezig(false);
    }
    await revalidate();
  };

  return (
    <>
      {/* What becomes of each is told when all were sent. */}
      <Dialog open title={woorden.titel} onClose={isBezig ? undefined : close}>
        {uitkomsten === null ? (
          <Form<Values> initialValues={values} validate={validate} onSubmit={send}>
            <FormSpy<Partial<Values>>
              subscription={TYPED}
              onChange={({ values: { adressen = '' } }) => {
                getypt.current = adressen;
              }}
            />
            <Stack>
              <p>{woorden.uitleg(mailserver)}</p>
              {!mailserver && <Notice kind="warn">{woorden.geenMailserver}</Notice>}
              <TextAreaField
                name="adressen"
                label={woorden.adressen}
                hint={woorden.adressenUitleg}
                autoComplete="off"
                spellCheck={false}
                startsFocused
              />
              <RadioCardsField name="rol" label={rolWoorden.vraag} options={ROL_KEUZES} />
              <div>
                <SubmitButton>{woorden.versturen}</SubmitButton>
              </div>
            </Stack>
          </Form>
        ) : (
          <Uitgenodigd
            host={host}
            uitkomsten={uitkomsten}
            mailserver={mailserver}
            onVerbeteren={(rest) => {
              setValues({ ...values, adressen: rest });
              setUitkomsten(null);
            }}
            onKlaar={onClose}
          />
        )}
      </Dialog>
      <LeaveQuestion isUnsaved={isUnsaved} />
      <LeaveDialog open={isGevraagd} onLeave={onClose} onStay={() => setGevraagd(false)} />
    </>
  );
};

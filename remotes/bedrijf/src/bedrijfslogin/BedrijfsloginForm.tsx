import { isApiError, isHttpError } from '@adviestool/contract/api/apiError';
import { saveBedrijfslogin } from '@adviestool/contract/api/bedrijfslogin';
import { refusalTexts } from '@adviestool/contract/api/refusalTexts';
import type { BedrijfsloginAntwoord } from '@adviestool/contract/bedrijfslogin';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { ROLLEN } from '@adviestool/contract/rollen';
import { Form } from '@adviestool/forms/Form';
import { RadioCardsField } from '@adviestool/forms/RadioCardsField';
import { SelectField } from '@adviestool/forms/SelectField';
import { SubmitButton } from '@adviestool/forms/SubmitButton';
import { TextAreaField } from '@adviestool/forms/TextAreaField';
import { TextField } from '@adviestool/forms/TextField';
import { LeaveQuestion } from '@adviestool/saving/LeaveQuestion';
import { Card } from '@adviestool/ui/Card';
import { DefinitionList } from '@adviestool/ui/DefinitionList';
import { Stack } from '@adviestool/ui/Stack';
import type { SubmissionErrors } from 'final-form';
import { useForm } from 'react-final-form';

import {
  bodyUit,
  foutenVan,
  ROLLEN_OP_VOLGORDE,
  waardenUit,
  type BedrijfsloginWaarden,
} from './bedrijfsloginWaarden.ts';
import { teksten } from './teksten.ts';

const { aanbieder, leden, wachtwoord } = teksten;

const ROLLEN_OPTIES = ROLLEN_OP_VOLGORDE.map((rol) => ({ value: rol, label: ROLLEN[rol].label }));

const WACHTWOORD_OPTIES = [
  { value: false, label: wachtwoord.ja },
  { value: true, label: wachtwoord.nee },
];

interface BedrijfsloginFormProps {
  host: HostApi;
  antwoord: BedrijfsloginAntwoord;
  onSaved: () => Promise<void>;
}

const Aanbieder = ({ antwoord }: Pick<BedrijfsloginFormProps, 'antwoord'>) => (
  <Card title={aanbieder.titel}>
    <Stack>
      <DefinitionList
        items={[
          {
            term: aanbieder.terugadres,
            value: <span data-selectable="">{antwoord.terugadres}</span>,
          },
        ]}
      />
      <p>{aanbieder.terugadresUitleg}</p>
      <TextField
        name="issuer"
        label={aanbieder.issuer}
        hint={aanbieder.issuerHulp}
        spellCheck={false}
      />
      <TextField
        name="clientId"
        label={aanbieder.clientId}
        hint={antwoord.bedrijfslogin === null ? undefined : aanbieder.clientIdHulp}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        name="geheim"
        type="password"
        label={aanbieder.geheim}
        hint={antwoord.bedrijfslogin === null ? undefined : aanbieder.geheimBewaard}
        autoComplete="off"
        optional={antwoord.bedrijfslogin !== null}
      />
    </Stack>
  </Card>
);

const WieLidWordt = () => (
  <Card title={leden.titel}>
    <Stack>
      <TextField
        name="domeinen"
        label={leden.domeinen}
        hint={leden.domeinenHulp}
        spellCheck={false}
      />
      <TextField
        name="rolclaim"
        label={leden.rolclaim}
        hint={leden.rolclaimHulp}
        spellCheck={false}
        optional
      />
      {ROLLEN_OP_VOLGORDE.map((rol) => (
        <TextAreaField
          key={rol}
          name={`waarden.${rol}`}
          rows={2}
          label={leden.waarden(ROLLEN[rol].label.toLowerCase())}
          hint={leden.waardenHulp}
          spellCheck={false}
          optional
        />
      ))}
      <SelectField
        name="standaardrol"
        label={leden.standaardrol}
        options={ROLLEN_OPTIES}
        empty={leden.niemand}
        optional
      />
    </Stack>
  </Card>
);

const Wachtwoorden = ({ magVerbieden }: { magVerbieden: boolean }) => (
  <Card title={wachtwoord.titel}>
    <Stack>
      <p>{magVerbieden ? wachtwoord.weerToe : wachtwoord.pasLater}</p>
      {magVerbieden && (
        <RadioCardsField
          name="wachtwoordVerboden"
          label={wachtwoord.vraag}
          options={WACHTWOORD_OPTIES}
        />
      )}
    </Stack>
  </Card>
);

/** It is kept nowhere, for there is a secret in it. */
const LeaveUnsaved = () => {
  const form = useForm('LeaveUnsaved');
  const isUnsaved = (): boolean => {
    const { dirty, dirtySinceLastSubmit, submitSucceeded } = form.getState();
    return dirty === true && (dirtySinceLastSubmit === true || submitSucceeded !== true);
  };
  return <LeaveQuestion isUnsaved={isUnsaved} />;
};

/** What an administrator fills in of the provider; the backend asks it before anything is stored. */
export const BedrijfsloginForm = ({ host, antwoord, onSaved }: BedrijfsloginFormProps) => {
  const { bedrijfslogin, isErmeeIngelogd, revisie } = antwoord;

  const save = async (waarden: BedrijfsloginWaarden): Promise<SubmissionErrors> => {
    const body = bodyUit(waarden, bedrijfslogin);
    try {
      await saveBedrijfslogin(host.api, host.config.variant.groupId, { ...body, revisie });
    } catch (error) {
      const message = isHttpError(error, 422) ? error.serverMessage : null;
      if (message === null || message.includes('\n')) throw error;
      return message.includes('geheim') ? { geheim: message } : { issuer: message };
    }
    const isUitgelogd = bedrijfslogin !== null && body.geheim !== null;
    host.toast('success', isUitgelogd ? teksten.opgeslagenUitgelogd : teksten.opgeslagen);
    // Who came in by it is nobody now.
    if (isUitgelogd) await host.session.renewed();
    await onSaved();
    return undefined;
  };

  const report = (error: unknown): void => {
    if (!isApiError(error)) throw error;
    host.showError(error, refusalTexts(error));
  };

  return (
    <Form<BedrijfsloginWaarden>
      initialValues={waardenUit(bedrijfslogin)}
      validate={(waarden) => foutenVan(waarden, bedrijfslogin !== null)}
      onSubmit={save}
      onError={report}
    >
      <LeaveUnsaved />
      <Stack gap="loose">
        <Aanbieder antwoord={antwoord} />
        <WieLidWordt />
        <Wachtwoorden
          magVerbieden={isErmeeIngelogd || bedrijfslogin?.wachtwoordVerboden === true}
        />
        <div>
          <SubmitButton>{teksten.opslaan}</SubmitButton>
        </div>
      </Stack>
    </Form>
  );
};

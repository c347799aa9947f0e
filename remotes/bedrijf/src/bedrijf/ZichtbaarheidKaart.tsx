import { isApiError } from '@adviestool/contract/api/apiError';
import { saveGroepInstellingen } from '@adviestool/contract/api/groepInstellingen';
import { ZICHTBAARHEDEN, type GroepInstellingen } from '@adviestool/contract/groepInstellingen';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Form } from '@adviestool/forms/Form';
import { RadioCardsField } from '@adviestool/forms/RadioCardsField';
import { SubmitButton } from '@adviestool/forms/SubmitButton';
import { Card } from '@adviestool/ui/Card';
import { Notice } from '@adviestool/ui/Notice';
import { Stack } from '@adviestool/ui/Stack';
import { useSessionStore } from '@adviestool/state/session';
import { useRevalidator } from 'react-router';

import { teksten } from './teksten.ts';

const { zichtbaarheid: woorden } = teksten;

const OPTIONS = ZICHTBAARHEDEN.map((value) => ({ value, ...woorden.keuzes[value] }));

interface ZichtbaarheidKaartProps {
  host: HostApi;
  instellingen: GroepInstellingen;
  magWijzigen: boolean;
}

const ZichtbaarheidForm = ({
  host,
  instellingen,
}: Omit<ZichtbaarheidKaartProps, 'magWijzigen'>) => {
  const { revalidate } = useRevalidator();

  const save = async (values: GroepInstellingen): Promise<void> => {
    await saveGroepInstellingen(host.api, host.config.variant.groupId, values);
    host.toast('success', woorden.opgeslagen);
    await revalidate();
  };

  const report = (error: unknown): void => {
    if (!isApiError(error)) throw error;
    host.showError(error);
  };

  return (
    <Form<GroepInstellingen> initialValues={instellingen} onSubmit={save} onError={report}>
      <Stack>
        <RadioCardsField name="zichtbaarheid" label={woorden.vraag} options={OPTIONS} />
        <div>
          <SubmitButton kind="secondary">{woorden.opslaan}</SubmitButton>
        </div>
      </Stack>
    </Form>
  );
};

/** Who becomes a member, for that is who sees what is chosen here; nothing while it is not known. */
const WieErin = () => {
  const group = useSessionStore((session) => ('group' in session ? session.group : null));
  if (group === null) return null;
  return (
    <>
      {group.user_registration ? (
        <Notice kind="warn">{woorden.wieErin.open}</Notice>
      ) : (
        <p>{woorden.wieErin.uitgenodigd}</p>
      )}
      {group.bedrijfslogin === true && <p>{woorden.wieErin.bedrijfslogin}</p>}
    </>
  );
};

/** What members see of each other's projects. */
export const ZichtbaarheidKaart = ({
  host,
  instellingen,
  magWijzigen,
}: ZichtbaarheidKaartProps) => (
  <Card title={woorden.titel}>
    <Stack>
      <WieErin />
      {magWijzigen ? (
        <ZichtbaarheidForm host={host} instellingen={instellingen} />
      ) : (
        <p>{woorden.geldt[instellingen.zichtbaarheid]}</p>
      )}
    </Stack>
  </Card>
);

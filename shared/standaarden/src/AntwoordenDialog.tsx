import type { Catalogus } from '@adviestool/contract/catalogus';
import { GEVELVULLING_TYPES, type GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { Standaard, Standaarden } from '@adviestool/contract/standaarden';
import { soleSupplier } from '@adviestool/domain/velden/soleSupplier';
import { Form } from '@adviestool/forms/Form';
import { SubmitButton } from '@adviestool/forms/SubmitButton';
import { Button } from '@adviestool/ui/Button';
import { Dialog } from '@adviestool/ui/Dialog';
import { Stack } from '@adviestool/ui/Stack';
import { Toggle } from '@adviestool/ui/Toggle';
import { useState } from 'react';
import { useForm } from 'react-final-form';

import {
  readStandaard,
  standaardInvoer,
  validateStandaard,
  type StandaardInvoer,
} from './standaardInvoer.ts';
import { StandaardVelden } from './StandaardVelden.tsx';
import { teksten } from './teksten.ts';

export interface AntwoordenDialogProps {
  host: HostApi;
  type: GevelvullingType;
  /** Those that count now. */
  standaarden: Standaarden;
  catalogus: Catalogus;
  /** @param isBewaard also for what comes later */
  onKlaar: (standaard: Standaard, isBewaard: boolean) => void;
  onClose: () => void;
}

interface OvernemenProps extends Pick<AntwoordenDialogProps, 'type' | 'standaarden'> {
  supplier: string | null;
}

/** Takes over what another type was answered, as far as this one is asked it. */
const Overnemen = ({ type, standaarden, supplier }: OvernemenProps) => {
  const form = useForm<StandaardInvoer>();
  const andere = GEVELVULLING_TYPES.filter((each) => each !== type && standaarden[each] !== null);
  return andere.map((van) => (
    <Button
      key={van}
      icon="copy"
      onClick={() => {
        const { gevelvullingType: _type, ...invoer } = standaardInvoer(
          van,
          standaarden[van],
          supplier,
        );
        form.batch(() => {
          for (const [naam, waarde] of Object.entries(invoer)) form.change(naam, waarde);
        });
      }}
    >
      {teksten.overnemenVan(van)}
    </Button>
  ));
};

/** Asks what gevelvullingen of a type have in common, once for all of them. */
export const AntwoordenDialog = ({
  host,
  type,
  standaarden,
  catalogus,
  onKlaar,
  onClose,
}: AntwoordenDialogProps) => {
  const [isBewaard, setIsBewaard] = useState(true);
  const stored = standaarden[type];
  const supplier = soleSupplier(host.config.variant.fastenerSuppliers);
  const [begin] = useState(() => standaardInvoer(type, stored, supplier));

  const submit = async (invoer: StandaardInvoer): Promise<void> => {
    const { standaard, messages } = readStandaard({ type, stored, invoer, catalogus });
    for (const message of messages) host.toast('warning', message);
    onKlaar(standaard, isBewaard);
  };

  return (
    <Dialog open title={teksten.antwoorden(type)} onClose={onClose}>
      <Form<StandaardInvoer>
        initialValues={begin}
        validate={validateStandaard}
        onSubmit={submit}
        onError={(error) => {
          throw error;
        }}
      >
        <Stack gap="loose">
          <p>{teksten.antwoordenUitleg}</p>
          <Overnemen type={type} standaarden={standaarden} supplier={supplier} />
          <StandaardVelden config={host.config} />
          <Toggle label={teksten.bewaren} checked={isBewaard} onChange={setIsBewaard} />
          <div>
            <SubmitButton>{teksten.toepassen}</SubmitButton>
          </div>
        </Stack>
      </Form>
    </Dialog>
  );
};

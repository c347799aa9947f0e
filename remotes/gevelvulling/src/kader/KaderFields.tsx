import { GEVELVULLING_TYPES, type Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import type { Variant } from '@adviestool/contract/variant';
import { gebouwhoogteMelding } from '@adviestool/domain/rekenen/windMeldingen';
import { meldingTekst } from '@adviestool/domain/toelichting/meldingTekst';
import { KADER_REGISTER } from '@adviestool/domain/velden/kaderVelden';
import { merkSleutel } from '@adviestool/domain/velden/merkSleutel';
import { useFieldValue } from '@adviestool/forms/useFieldValue';
import { leverancierVelden } from '@adviestool/forms/velden/leverancierVelden';
import { GEVELVULLING_REGELS } from '@adviestool/domain/waarschuwen/gevelvullingWaarschuwingen';
import { VeldenFields } from '@adviestool/forms/velden/VeldenFields';
import { formatQuantity } from '@adviestool/getallen/formatQuantity';
import { Doorsnede } from '@adviestool/ui/Doorsnede';
import { Notice } from '@adviestool/ui/Notice';
import { useMemo } from 'react';

import { teksten } from './teksten.ts';
import type { StandaardVanType } from './standaardVanType.ts';

interface KaderFieldsProps {
  /** Those of the project, and which of them is filled in. */
  gevelvullingen: readonly Gevelvulling[];
  id: string;
  suppliers: Variant['fastenerSuppliers'];
  projectGegevens: ProjectGegevens;
  /** Where the model has its top, mm; the form does not ask it. */
  hoogstePunt: number | undefined;
  standaard: StandaardVanType;
}

const VRAAG = { register: KADER_REGISTER };

const BEELDEN = {
  gevelvullingType: {
    opties: {
      kozijn: <Doorsnede soort="type-kozijn" />,
      schuifpui: <Doorsnede soort="type-schuifpui" />,
      hsb: <Doorsnede soort="type-hsb" />,
    },
  },
  bouwmethode: {
    opties: {
      traditioneel: <Doorsnede soort="methode-traditioneel" />,
      prefab: <Doorsnede soort="methode-prefab" />,
    },
  },
};

/** Two of one merk are allowed, but seldom meant. */
const MerkVaker = ({ gevelvullingen, id }: Pick<KaderFieldsProps, 'gevelvullingen' | 'id'>) => {
  const merk = useFieldValue('merk');
  const anderen = useMemo(
    () =>
      new Set(
        gevelvullingen.map(({ gevelvullingEnKaderData: one }) =>
          one.id === id ? '' : merkSleutel(one.merk),
        ),
      ),
    [gevelvullingen, id],
  );
  const sleutel = typeof merk === 'string' ? merkSleutel(merk) : '';
  return sleutel !== '' && anderen.has(sleutel) ? (
    <Notice kind="warn">{teksten.merkVaker}</Notice>
  ) : null;
};

/** Said where the field is: an own height that is lower than that of the building lowers the wind. */
const LagereHoogte = ({ gebouwhoogte }: Pick<ProjectGegevens, 'gebouwhoogte'>) => {
  const eigen = useFieldValue('gebouwHoogte');
  const melding = gebouwhoogteMelding(typeof eigen === 'number' ? eigen : null, gebouwhoogte);
  return melding === null ? null : <Notice kind="warn">{meldingTekst(melding)}</Notice>;
};

/** Says where the answers below come from. */
const UitStandaard = ({ standaard }: Pick<KaderFieldsProps, 'standaard'>) => {
  const value = useFieldValue('gevelvullingType');
  const type = GEVELVULLING_TYPES.find((each) => each === value);
  return standaard.hasStandaard(type) ? <Notice>{teksten.uitStandaard}</Notice> : null;
};

export const KaderFields = (props: KaderFieldsProps) => {
  const { suppliers, projectGegevens, hoogstePunt, standaard } = props;
  const { gebouwhoogte } = projectGegevens;
  const { aanvullingen, onSteer } = leverancierVelden(suppliers);

  return (
    <VeldenFields
      vraag={VRAAG}
      beelden={BEELDEN}
      regels={GEVELVULLING_REGELS}
      bekend={{ ...projectGegevens, hoogstePunt }}
      onSteer={(form, naam) => {
        if (naam === 'gevelvullingType') standaard.fillIn(form);
        onSteer(form);
      }}
      aanvullingen={{
        ...aanvullingen,
        merk: { na: <MerkVaker gevelvullingen={props.gevelvullingen} id={props.id} /> },
        gevelvullingType: { na: <UitStandaard standaard={standaard} /> },
        gebouwHoogte: {
          hint:
            gebouwhoogte === null
              ? undefined
              : teksten.hoogteProject(formatQuantity(gebouwhoogte, 0, 'm')),
          na: <LagereHoogte gebouwhoogte={gebouwhoogte} />,
        },
      }}
    />
  );
};

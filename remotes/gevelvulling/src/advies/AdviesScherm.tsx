import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling, GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import type { Advies } from '@adviestool/domain/rekenen/advies';
import type { Berekening } from '@adviestool/domain/rekenen/berekening';
import type { Toelichting } from '@adviestool/domain/toelichting/toelichting';
import type { Uitgangspunt } from '@adviestool/domain/toelichting/uitgangspunten';
import type { ReactNode } from 'react';

import { AdviesKader } from './AdviesKader.tsx';
import type { InstellingenInput } from './adviesSchema.ts';
import { Onderbouwing } from './Onderbouwing.tsx';
import { ZijdenTabel } from './ZijdenTabel.tsx';

interface AdviesSchermProps {
  advies: Advies;
  projectGegevens: ProjectGegevens;
  berekening: Berekening;
  explain: () => Toelichting;
  uitgangspunten: readonly Uitgangspunt[];
  gevelvulling: Gevelvulling;
  type: GevelvullingType;
  getypt: InstellingenInput;
  catalogus: Catalogus;
  /** Whether the advice is fixed. */
  vaststelling: ReactNode;
}

/** An advice in the wizard, with the fields that change it. */
export const AdviesScherm = (props: AdviesSchermProps) => (
  <AdviesKader {...props} onderbouwing={<Onderbouwing {...props} />}>
    {(actief) => <ZijdenTabel {...props} actief={actief} />}
  </AdviesKader>
);

import { GROEPERINGEN, type Groepering } from '@adviestool/domain/toelichting/plaatsGroepen';
import { KADER_VELDEN } from '@adviestool/domain/velden/kaderVelden';
import { Select } from '@adviestool/ui/Select';

import { teksten } from './teksten.ts';

const GEEN = 'geen';

const OPTIES = [
  { value: GEEN, label: teksten.geen },
  ...GROEPERINGEN.map((value) => ({ value, label: KADER_VELDEN[value].label })),
] as const;

interface GroeperingKeuzeProps {
  groepering: Groepering | null;
  onChange: (groepering: Groepering | null) => void;
}

/** What the list is grouped by. */
export const GroeperingKeuze = ({ groepering, onChange }: GroeperingKeuzeProps) => (
  <Select
    label={teksten.label}
    options={OPTIES}
    value={groepering ?? GEEN}
    onChange={(value) => onChange(value === GEEN ? null : value)}
  />
);

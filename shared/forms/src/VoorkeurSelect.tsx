import { VOORKEUREN, type Voorkeur } from '@adviestool/domain/productkeuze/vergelijkHoekankers';
import { Select } from '@adviestool/ui/Select';

const LABELS: Record<Voorkeur, string> = {
  lichtste: 'Lichtste product',
  minste: 'Minste hoekankers',
  eenProduct: 'Eén product voor alle zijden',
};

const OPTIONS = VOORKEUREN.map((value) => ({ value, label: LABELS[value] }));

interface VoorkeurSelectProps {
  voorkeur: Voorkeur;
  onChange: (voorkeur: Voorkeur) => void;
}

/** What a recommendation of products counts. */
export const VoorkeurSelect = ({ voorkeur, onChange }: VoorkeurSelectProps) => (
  <Select label="Aanbevolen naar" options={OPTIONS} value={voorkeur} onChange={onChange} />
);

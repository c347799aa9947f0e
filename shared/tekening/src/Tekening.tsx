import type { Zijde } from '@adviestool/contract/zijde';

import { TekeningOpMaat } from './TekeningOpMaat.tsx';
import type { TekeningGegevens } from '@adviestool/domain/tekening/tekeningGegevens';
import { describeTekening } from './describeTekening.ts';

type TekeningProps = TekeningGegevens & {
  titel: string;
  /** Replaces the description made from the data. */
  beschrijving?: string | undefined;
  /** The ankers are a first estimate: drawn dashed. */
  voorlopig?: boolean | undefined;
  /** The side that is lit, where sides can be pointed at; null: none. Absent: they cannot. */
  actief?: Zijde | null | undefined;
};

/** A gevelvulling to scale with its hoekankers, for a known breedte and hoogte. */
export const Tekening = ({
  titel,
  beschrijving,
  voorlopig = false,
  actief,
  ...gegevens
}: TekeningProps) => {
  const tekst = { titel, beschrijving: beschrijving ?? describeTekening(gegevens, voorlopig) };
  return <TekeningOpMaat gegevens={gegevens} voorlopig={voorlopig} actief={actief} {...tekst} />;
};

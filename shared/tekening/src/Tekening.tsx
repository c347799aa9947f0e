import { TekeningOpMaat, type TekeningProps } from './TekeningOpMaat.tsx';
import { Tekenvlak } from './Tekenvlak.tsx';

/** A gevelvulling to scale with its hoekankers, for a known breedte and hoogte. */
export const Tekening = (props: TekeningProps) => (
  <Tekenvlak>{(ruimte) => <TekeningOpMaat {...props} ruimte={ruimte} />}</Tekenvlak>
);

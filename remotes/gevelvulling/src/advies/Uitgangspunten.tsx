import type { Uitgangspunt } from '@adviestool/domain/toelichting/uitgangspunten';

import { teksten } from './teksten.ts';
import { Uitklap } from '../uitklap/Uitklap.tsx';
import { UitgangspuntenLijst } from './UitgangspuntenLijst.tsx';

export const Uitgangspunten = ({ uitgangspunten }: { uitgangspunten: readonly Uitgangspunt[] }) => (
  <Uitklap summary={teksten.uitgangspuntenTonen(uitgangspunten.length)}>
    <UitgangspuntenLijst uitgangspunten={uitgangspunten} />
  </Uitklap>
);

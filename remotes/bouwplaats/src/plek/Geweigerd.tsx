import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { useRef, useState } from 'react';

import type { Wachtend } from '../wachtrij/bewaard.ts';
import { naamFout, readNaam, writeNaam } from './naam.ts';
import { NaamVeld } from './NaamVeld.tsx';
import { showFouten } from './showFouten.ts';
import { teksten } from './teksten.ts';
import type { PlekStand } from './usePlek.ts';

interface GeweigerdProps {
  wachtend: Wachtend;
  merk: string;
  stand: PlekStand;
}

/** What the server did not take, until it is sent again or thrown away; a name that it never takes is mended first. */
export const Geweigerd = ({ wachtend, merk, stand }: GeweigerdProps) => {
  const { body, door, geweigerd } = wachtend;
  const vraagtNaam = door !== null && naamFout(door) !== null;
  const [naam, setNaam] = useState(readNaam);
  const [fout, setFout] = useState<string | null>(null);
  const veld = useRef<HTMLDivElement>(null);

  const opnieuw = (): void => {
    if (!vraagtNaam) return void stand.opnieuw(wachtend, door);
    const found = naamFout(naam);
    showFouten(veld.current, () => setFout(found));
    if (found !== null) return;
    writeNaam(naam.trim());
    void stand.opnieuw(wachtend, naam.trim());
  };

  return (
    <Notice
      kind="bad"
      title={teksten.geweigerdTitel}
      actions={
        <>
          <Button onClick={opnieuw}>{teksten.opnieuwVersturen}</Button>
          <Button onClick={() => void stand.gooiWeg(wachtend)}>{teksten.weggooien}</Button>
        </>
      }
    >
      {teksten.geweigerd(merk, body.stuk, geweigerd ?? '')}
      {vraagtNaam && (
        <div ref={veld}>
          <NaamVeld naam={naam} fout={fout} onChange={setNaam} />
        </div>
      )}
    </Notice>
  );
};

import { Notice } from '@adviestool/ui/Notice';
import { Select } from '@adviestool/ui/Select';
import { useCallback, useMemo, useState } from 'react';

import { teksten as terugTeksten } from '../advies/teksten.ts';
import { hasWebgl } from './beeld/hasWebgl.ts';
import { RuimtelijkBeeld } from './beeld/RuimtelijkBeeld.tsx';
import type { BuitenVan } from './beeld/stand.ts';
import { AnkerGegevens } from './lijst/AnkerGegevens.tsx';
import { AnkerLijst } from './lijst/AnkerLijst.tsx';
import { keuzesVan } from './model/keuzesVan.ts';
import type { AnkerPlek, Getekend } from './model/getekend.ts';
import { teksten } from './model/teksten.ts';
import styles from './RuimtelijkPaneel.module.css';

/** Elements that are all shown at first; of more, one gevelvulling is. */
const ALLE_TOT = 100;

interface RuimtelijkPaneelProps {
  getekend: Getekend;
  buitenVan: BuitenVan;
  /** Of a picture that is saved. */
  bestandsnaam: string;
}

const Meldingen = ({
  getekend: { elementen, onbekend, dubbel, gedeeld },
}: Pick<RuimtelijkPaneelProps, 'getekend'>) => {
  const teGroot = elementen.filter(({ isTeGroot }) => isTeGroot).length;
  return (
    <>
      {onbekend.length > 0 && <Notice kind="warn">{terugTeksten.onbekend(onbekend.length)}</Notice>}
      {dubbel.length > 0 && <Notice kind="warn">{terugTeksten.dubbel(dubbel.length)}</Notice>}
      {gedeeld.length > 0 && <Notice kind="warn">{terugTeksten.gedeeld(gedeeld.length)}</Notice>}
      {teGroot > 0 && <Notice>{teksten.teGroot(teGroot)}</Notice>}
    </>
  );
};

/** Hoekankers in a drawing that turns, and beside it in a list: what is chosen in one is chosen in both. */
export const RuimtelijkPaneel = ({ getekend, buitenVan, bestandsnaam }: RuimtelijkPaneelProps) => {
  const keuzes = useMemo(() => keuzesVan(getekend.elementen), [getekend]);
  const isAlles = getekend.elementen.length <= ALLE_TOT;
  const [keuze, setKeuze] = useState(isAlles ? '' : (keuzes[0]?.id ?? ''));
  const [gekozen, setGekozen] = useState<AnkerPlek | null>(null);
  const [poging, setPoging] = useState(0);
  const [kanTekenen, setKanTekenen] = useState(hasWebgl);
  const stopTekenen = useCallback(() => setKanTekenen(false), []);
  const elementen = useMemo(
    () =>
      keuze === ''
        ? getekend.elementen
        : getekend.elementen.filter(({ gevelvullingId }) => gevelvullingId === keuze),
    [getekend, keuze],
  );
  return (
    <div className={styles.paneel}>
      {kanTekenen ? (
        <RuimtelijkBeeld
          key={poging}
          elementen={elementen}
          gekozen={gekozen}
          onChoose={setGekozen}
          buitenVan={buitenVan}
          bestandsnaam={bestandsnaam}
          onFail={stopTekenen}
          onAgain={() => setPoging((vorige) => vorige + 1)}
        />
      ) : (
        <div>
          <Notice kind="warn">{teksten.geenWebgl}</Notice>
        </div>
      )}
      <div className={styles.naast}>
        <Select
          label={teksten.gevelvulling}
          options={[
            { value: '', label: teksten.alle(getekend.elementen.length) },
            ...keuzes.map(({ id, label }) => ({ value: id, label })),
          ]}
          value={keuze}
          onChange={(value) => {
            setKeuze(value);
            setGekozen(null);
          }}
        />
        <Meldingen getekend={getekend} />
        <AnkerGegevens gekozen={gekozen} kanTekenen={kanTekenen} />
        <div className={styles.lijst}>
          <AnkerLijst
            key={keuze}
            elementen={elementen}
            gekozen={gekozen}
            onChoose={setGekozen}
            redenen={terugTeksten.reden}
          />
        </div>
      </div>
    </div>
  );
};

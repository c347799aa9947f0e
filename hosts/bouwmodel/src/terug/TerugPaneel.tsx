import { Button } from '@adviestool/ui/Button';
import { Segments } from '@adviestool/ui/Segments';
import { Toggle } from '@adviestool/ui/Toggle';
import { useState, type ReactNode } from 'react';

import type { AdviezenStand } from '../frame/useAdviestool.ts';
import { BCF_VERSIES, type BcfVersie } from './bcf/bcfVersie.ts';
import { saveBcf, saveCsv, saveIfc, type Terugweg } from './opslaan.ts';
import { teksten } from './advies/teksten.ts';
import { RuimtelijkKnop } from './ruimtelijk/RuimtelijkKnop.tsx';
import styles from './TerugPaneel.module.css';
import { TerugStatus } from './TerugStatus.tsx';
import { TerugVooraf } from './TerugVooraf.tsx';
import { andereMaatIn } from './advies/andereMaatIn.ts';
import { aanleidingenVan } from './advies/aanleidingenVan.ts';
import { dekkingVan } from './advies/dekkingVan.ts';
import { useTerug, type BestandSoort } from './useTerug.ts';

const { paneel } = teksten;

interface WegProps {
  titel: string;
  uitleg: string;
  /** What may be chosen of it. */
  keuze?: ReactNode;
  knop: ReactNode;
}

const Weg = ({ titel, uitleg, keuze, knop }: WegProps) => (
  <li className={styles.weg}>
    <div className={styles.wat}>
      <h3 className={styles.naam}>{titel}</h3>
      <p className={styles.uitleg}>{uitleg}</p>
      {keuze}
    </div>
    {knop}
  </li>
);

const Wegen = ({ terugweg }: { terugweg: Terugweg }) => {
  const { stand, save } = useTerug();
  const [versie, setVersie] = useState<BcfVersie>('2.1');
  const [isRuimtelijk, setIsRuimtelijk] = useState(false);
  const [metHoekankers, setMetHoekankers] = useState(false);
  const { gevelvullingen } = terugweg.adviezen;
  const vanModel = gevelvullingen.filter(({ elementen }) => elementen.length > 0);
  const inModel = new Map(terugweg.elementen.map((each) => [each.globalId, each]));
  const onderwerpen = vanModel.filter(
    (each) => aanleidingenVan(each, andereMaatIn(each, inModel).length > 0).length > 0,
  ).length;
  const isBusy = stand.kind === 'busy';
  const knopVoor = (soort: BestandSoort) => ({
    icon: 'download' as const,
    busy: isBusy && stand.soort === soort,
    disabled: isBusy && stand.soort !== soort,
  });

  return (
    <>
      <ul className={styles.wegen}>
        <Weg
          titel={paneel.bcf.titel}
          uitleg={paneel.bcf.uitleg(onderwerpen, vanModel.length)}
          keuze={
            onderwerpen > 0 && (
              <>
                <Segments
                  label={paneel.bcf.versie}
                  options={BCF_VERSIES.map((value) => ({ value, label: value }))}
                  value={versie}
                  onChange={setVersie}
                />
                <Toggle
                  label={paneel.bcf.ruimtelijk}
                  checked={isRuimtelijk}
                  onChange={setIsRuimtelijk}
                />
              </>
            )
          }
          knop={
            onderwerpen > 0 && (
              <Button
                {...knopVoor('bcf')}
                onClick={() => void save('bcf', () => saveBcf(terugweg, versie, { isRuimtelijk }))}
              >
                {paneel.bcf.opslaan}
              </Button>
            )
          }
        />
        <Weg
          titel={paneel.ifc.titel}
          uitleg={paneel.ifc.uitleg}
          keuze={
            <>
              <Toggle
                label={paneel.ifc.hoekankers}
                checked={metHoekankers}
                onChange={setMetHoekankers}
              />
              {metHoekankers && (
                <TerugVooraf adviezen={terugweg.adviezen} bestanden={terugweg.bestanden} />
              )}
              <RuimtelijkKnop
                bestanden={terugweg.bestanden}
                gevelvullingen={gevelvullingen}
                elementen={terugweg.elementen}
              />
            </>
          }
          knop={
            <Button
              {...knopVoor('ifc')}
              onClick={() => void save('ifc', () => saveIfc(terugweg, metHoekankers))}
            >
              {paneel.ifc.opslaan}
            </Button>
          }
        />
        <Weg
          titel={paneel.csv.titel}
          uitleg={paneel.csv.uitleg}
          knop={
            <Button {...knopVoor('csv')} onClick={() => void save('csv', () => saveCsv(terugweg))}>
              {paneel.csv.opslaan}
            </Button>
          }
        />
      </ul>
      <div aria-live="polite">
        <TerugStatus stand={stand} />
      </div>
    </>
  );
};

interface TerugPaneelProps extends Omit<Terugweg, 'adviezen'> {
  adviezen: AdviezenStand;
}

/** Writes what the product advised back into the model: topics, a copy of the file, a table. */
export const TerugPaneel = ({ adviezen: stand, ...rest }: TerugPaneelProps) => {
  if (stand.kind === 'wachten') return <p className={styles.uitleg}>{paneel.wachten}</p>;
  if (stand.kind === 'geen') return <p className={styles.uitleg}>{paneel.geen[stand.reden]}</p>;
  const { adviezen } = stand;
  const aantal = adviezen.gevelvullingen.filter(({ elementen }) => elementen.length > 0).length;
  const buitenModel = adviezen.gevelvullingen.length - aantal;
  if (aantal === 0) return <p className={styles.uitleg}>{paneel.leeg}</p>;
  const { zonderGevelvulling, nietInModel } = dekkingVan(adviezen.gevelvullingen, rest.elementen);
  return (
    <div className={styles.paneel}>
      <p className={styles.uitleg}>
        {paneel.stand(aantal, adviezen.project.naam ?? paneel.project)}
      </p>
      {buitenModel > 0 && <p className={styles.uitleg}>{paneel.buitenModel(buitenModel)}</p>}
      {zonderGevelvulling > 0 && (
        <p className={styles.uitleg}>{paneel.zonderGevelvulling(zonderGevelvulling)}</p>
      )}
      {nietInModel > 0 && <p className={styles.uitleg}>{paneel.nietInModel(nietInModel)}</p>}
      <Wegen terugweg={{ adviezen, ...rest }} />
    </div>
  );
};

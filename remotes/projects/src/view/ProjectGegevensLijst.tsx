import type { ProjectGegevens } from '@adviestool/contract/project';
import {
  terreincategorieLabels,
  typeBouwLabels,
  windgebiedLabels,
} from '@adviestool/domain/toelichting/labels';
import { formatQuantity } from '@adviestool/getallen/formatQuantity';
import { formatUitkomst } from '@adviestool/getallen/formatUitkomst';
import { Quantity } from '@adviestool/ui/Quantity';

import { StuwdrukSymbool } from '../StuwdrukSymbool.tsx';
import { readStuwdruk } from '@adviestool/domain/velden/readStuwdruk';
import styles from './ProjectGegevensLijst.module.css';

const GEEN_WAARDE = '–';

const joined = (parts: readonly (string | null)[], separator: string): string =>
  parts.filter((part) => part !== null && part !== '').join(separator) || GEEN_WAARDE;

const windOf = ({ windgebied, terreincategorie, gebouwhoogte }: ProjectGegevens): string =>
  joined(
    [
      windgebied === null ? null : `Windgebied ${windgebiedLabels[windgebied]}`,
      terreincategorie === null ? null : terreincategorieLabels[terreincategorie].toLowerCase(),
      gebouwhoogte === null ? null : formatQuantity(gebouwhoogte, '0-3', 'm'),
    ],
    ' · ',
  );

/** The project's data, with the wind pressure worked out. */
export const ProjectGegevensLijst = ({ projectGegevens }: { projectGegevens: ProjectGegevens }) => {
  const { referentienummer, typeBouw, werkadres, plaatsWerkadres } = projectGegevens;
  const qp = readStuwdruk(projectGegevens);

  return (
    <dl className={styles.list}>
      <div>
        <dt>Referentienummer</dt>
        <dd>{referentienummer ?? GEEN_WAARDE}</dd>
      </div>
      <div>
        <dt>Werkadres</dt>
        <dd>{joined([werkadres, plaatsWerkadres], ', ')}</dd>
      </div>
      <div>
        <dt>Type bouw</dt>
        <dd>{typeBouw === null ? GEEN_WAARDE : typeBouwLabels[typeBouw]}</dd>
      </div>
      <div>
        <dt>Wind</dt>
        <dd>
          {windOf(projectGegevens)}
          {qp !== null && (
            <>
              {' → '}
              <StuwdrukSymbool /> <Quantity text={formatUitkomst(qp, 'kN/m²')} unit="kN/m²" />
            </>
          )}
        </dd>
      </div>
    </dl>
  );
};

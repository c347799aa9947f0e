import type { ProjectGegevens } from '@adviestool/contract/project';
import {
  terreincategorieLabels,
  typeBouwLabels,
  windgebiedLabels,
} from '@adviestool/domain/labels';
import { DefinitionList } from '@adviestool/ui/DefinitionList';
import { Quantity } from '@adviestool/ui/Quantity';

import { stuwdrukOf } from '../stuwdrukOf.ts';

const GEEN_WAARDE = '–';

const adresOf = ({ werkadres, plaatsWerkadres }: ProjectGegevens): string =>
  [werkadres, plaatsWerkadres].filter((deel) => deel !== null && deel !== '').join(', ');

const windOf = ({ windgebied, terreincategorie, gebouwhoogte }: ProjectGegevens): string =>
  [
    windgebied === null ? null : `Windgebied ${windgebiedLabels[windgebied]}`,
    terreincategorie === null ? null : terreincategorieLabels[terreincategorie].toLowerCase(),
    gebouwhoogte === null ? null : `${gebouwhoogte} m`,
  ]
    .filter((deel) => deel !== null)
    .join(' · ');

/** The project's data, with the wind pressure worked out. */
export const ProjectGegevensLijst = ({ projectGegevens }: { projectGegevens: ProjectGegevens }) => {
  const { referentienummer, typeBouw } = projectGegevens;
  const qp = stuwdrukOf(projectGegevens);

  return (
    <DefinitionList
      layout="grid"
      items={[
        { term: 'Referentienummer', value: referentienummer ?? GEEN_WAARDE },
        { term: 'Werkadres', value: adresOf(projectGegevens) || GEEN_WAARDE },
        {
          term: 'Type bouw',
          value: typeBouw === null ? GEEN_WAARDE : typeBouwLabels[typeBouw],
        },
        {
          term: 'Wind',
          value: (
            <>
              {windOf(projectGegevens) || GEEN_WAARDE}
              {qp !== null && (
                <>
                  {' → '}q<sub>p</sub> <Quantity value={qp} unit="kN/m²" decimals={2} />
                </>
              )}
            </>
          ),
        },
      ]}
    />
  );
};

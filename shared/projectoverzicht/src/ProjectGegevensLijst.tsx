import type { ProjectGegevens, ProjectVeld } from '@adviestool/contract/project';
import { PROJECT_REGISTER, PROJECT_VELDEN } from '@adviestool/domain/velden/projectVelden';
import { determineGevolgklasse } from '@adviestool/domain/rekenen/gedeeldeBerekening';
import { readStuwdruk } from '@adviestool/domain/rekenen/readStuwdruk';
import { writeVelden } from '@adviestool/domain/velden/showVelden';
import { adresTekst } from '@adviestool/domain/toelichting/adresTekst';
import { gevolgklasseTekst } from '@adviestool/domain/toelichting/gevolgklasseTekst';
import { windvormfactorRegels } from '@adviestool/domain/toelichting/windvormfactorenTekst';
import { formatUitkomst } from '@adviestool/getallen/formatUitkomst';
import { Quantity } from '@adviestool/ui/Quantity';
import type { ReactNode } from 'react';

import { StuwdrukSymbool } from './StuwdrukSymbool.tsx';
import styles from './ProjectGegevensLijst.module.css';

const GEEN_WAARDE = '–';

/** What is filled in, in words, by its field. */
type Teksten = Readonly<Partial<Record<string, string>>>;

const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(' · ') || GEEN_WAARDE;

interface GegevenRegel {
  label: string;
  inhoudOf: (teksten: Teksten, projectGegevens: ProjectGegevens) => ReactNode;
}

/** A line for several fields. It stands where the first of them stands in the form. */
interface SamenRegel extends GegevenRegel {
  velden: readonly ProjectVeld[];
}

const ADRES: SamenRegel = {
  label: 'Werkadres',
  velden: ['werkadres', 'plaatsWerkadres'],
  inhoudOf: (_teksten, projectGegevens) => adresTekst(projectGegevens) || GEEN_WAARDE,
};

const WIND: SamenRegel = {
  label: 'Wind',
  velden: ['gebouwhoogte', 'windgebied', 'terreincategorie'],
  inhoudOf: ({ windgebied, terreincategorie, gebouwhoogte }, projectGegevens) => {
    const qp = readStuwdruk(projectGegevens);
    return (
      <>
        {joined([
          windgebied && `Windgebied ${windgebied}`,
          terreincategorie?.toLowerCase(),
          gebouwhoogte,
        ])}
        {qp !== null && (
          <>
            {' → '}
            <StuwdrukSymbool /> <Quantity text={formatUitkomst(qp, 'kN/m²')} unit="kN/m²" />
          </>
        )}
      </>
    );
  },
};

/** That is calculated with, whatever was chosen; what was chosen while its data are incomplete. */
const GEVOLGKLASSE: SamenRegel = {
  label: PROJECT_VELDEN.gevolgklasse.label,
  velden: ['gevolgklasse'],
  inhoudOf: (_teksten, { typeBouw, gebouwhoogte, gevolgklasse }) =>
    typeBouw === null || gebouwhoogte === null
      ? (gevolgklasse ?? PROJECT_VELDEN.gevolgklasse.leeg)
      : gevolgklasseTekst(
          determineGevolgklasse({ typeBouw, gevolgklasse }, gebouwhoogte),
          gevolgklasse,
        ),
};

/** Not in this list: the name is the title of the page, the factor is part of the calculation. */
const ELDERS: readonly string[] = ['projectNaam', 'windvormFactor'] satisfies ProjectVeld[];

/** A field that nothing is said of here has a line of its own. */
const REGELS = PROJECT_REGISTER.velden.flatMap(({ naam, label }): GegevenRegel[] => {
  if (ELDERS.includes(naam)) return [];
  const samen = [ADRES, WIND, GEVOLGKLASSE].find(({ velden }) =>
    velden.some((veld) => veld === naam),
  );
  if (samen === undefined) {
    return [{ label, inhoudOf: (teksten) => teksten[naam] ?? GEEN_WAARDE }];
  }
  return samen.velden[0] === naam ? [samen] : [];
});

/** The project's data, with the wind pressure worked out. */
export const ProjectGegevensLijst = ({ projectGegevens }: { projectGegevens: ProjectGegevens }) => {
  const teksten = Object.fromEntries(
    writeVelden(PROJECT_REGISTER, projectGegevens).map(({ naam, tekst }) => [naam, tekst]),
  );
  return (
    <dl className={styles.list}>
      {REGELS.map(({ label, inhoudOf }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{inhoudOf(teksten, projectGegevens)}</dd>
        </div>
      ))}
      {windvormfactorRegels(projectGegevens).map(({ label, tekst }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{tekst}</dd>
        </div>
      ))}
    </dl>
  );
};

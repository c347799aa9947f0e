import type { ProjectGegevens } from '@adviestool/contract/project';
import type { Windvormfactor } from '@adviestool/contract/windvormfactoren';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';

/** What the factors of facades are called where they stand together. */
export const WINDVORMFACTOREN_LABEL = 'Windvormfactor per gevel';

/** Of each facade its factor: ‘Noord 1,1; Zuid 1,4’. */
export const windvormfactorenTekst = (factoren: readonly Windvormfactor[]): string =>
  factoren.map(({ gevel, factor }) => `${gevel.trim()} ${formatGetal(factor)}`).join('; ');

/** A line of the data of a project; none where no facade has a factor of its own. */
export const windvormfactorRegels = ({
  windvormfactoren,
}: Pick<ProjectGegevens, 'windvormfactoren'>): { label: string; tekst: string }[] =>
  windvormfactoren && windvormfactoren.length > 0
    ? [{ label: WINDVORMFACTOREN_LABEL, tekst: windvormfactorenTekst(windvormfactoren) }]
    : [];

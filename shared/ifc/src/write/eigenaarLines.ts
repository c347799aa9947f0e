import { PROGRAMMA } from '../step/blok.ts';
import type { StepLines } from '../step/stepLines.ts';
import { stepText } from '../step/stepValue.ts';

const PROGRAM = stepText(PROGRAMMA);

/** Says in a file who added the lines, and when: IFC2x3 wants that of each thing with a GlobalId. */
export const addEigenaar = (lines: StepLines, moment: Date): string => {
  const seconds = String(Math.floor(moment.getTime() / 1000));
  const organization = lines.share('IFCORGANIZATION', '$', PROGRAM, '$', '$', '$');
  const person = lines.share('IFCPERSON', '$', PROGRAM, '$', '$', '$', '$', '$', '$');
  const user = lines.share('IFCPERSONANDORGANIZATION', person, organization, '$');
  const application = lines.share('IFCAPPLICATION', organization, stepText('1'), PROGRAM, PROGRAM);
  return lines.share(
    'IFCOWNERHISTORY',
    user,
    application,
    '$',
    '.ADDED.',
    seconds,
    user,
    application,
    seconds,
  );
};

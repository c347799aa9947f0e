import { formatGetal } from '@adviestool/getallen/formatDecimalen';

export const teksten = {
  hoogstePunt: 'Hoogste punt',
  elementenLabel: 'Elementen in het model',
  elementen: (aantal: number, erbij: number, eraf: number): string =>
    `${formatGetal(aantal)} (${[
      erbij > 0 ? `${formatGetal(erbij)} erbij` : null,
      eraf > 0 ? `${formatGetal(eraf)} eraf` : null,
    ]
      .filter((tekst) => tekst !== null)
      .join(', ')})`,
  plaatsLabel: 'Plaats in het model',
  plaats: 'andere verdieping of oriëntatie',
};

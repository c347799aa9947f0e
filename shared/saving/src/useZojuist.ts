import { useVolgstand } from '@adviestool/state/volgstand';
import { useEffect } from 'react';

const MARK = 'data-zojuist';

/** A group of radios has the name of its field in `data-veld`: that of a radio is of its group alone. */
const FIELDS = 'form :is([data-veld], input[name], select[name], textarea[name])';

const nameOf = (element: Element): string =>
  element.getAttribute('data-veld') ?? element.getAttribute('name') ?? '';

/** Whether a field was changed, or what is within its value, or the list that it stands in. */
const isOf = (veld: string, name: string): boolean =>
  veld === name || veld.startsWith(`${name}.`) || name.startsWith(`${veld}[`);

/**
 * Marks the fields of the form that were just changed elsewhere, for as long as they are told to be: those of a
 * gevelvulling, by its id, or those of the data of the project, when that is empty.
 */
export const useZojuist = (gevelvullingId: string): void => {
  const zojuist = useVolgstand((stand) => stand.zojuist);

  useEffect(() => {
    const begin = `${gevelvullingId} `;
    const velden = [...zojuist]
      .filter((key) => key.startsWith(begin))
      .map((key) => key.slice(begin.length));
    const fields = velden.length === 0 ? [] : [...document.querySelectorAll(FIELDS)];
    const marked = fields.filter((field) => velden.some((veld) => isOf(veld, nameOf(field))));
    for (const element of marked) element.setAttribute(MARK, '');
    return () => {
      for (const element of marked) element.removeAttribute(MARK);
    };
  }, [zojuist, gevelvullingId]);
};

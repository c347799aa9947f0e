import { useVolgstand } from '@adviestool/state/volgstand';
import { useEffect } from 'react';

const MARK = 'data-zojuist';

/** Marks the fields of the step that somebody else just changed, for as long as they are told to be. */
export const useZojuist = (gevelvullingId: string): void => {
  const zojuist = useVolgstand((stand) => stand.zojuist);

  useEffect(() => {
    const begin = `${gevelvullingId} `;
    const marked = [...zojuist]
      .filter((key) => key.startsWith(begin))
      .flatMap((key) => [
        ...document.querySelectorAll(`form [name="${CSS.escape(key.slice(begin.length))}"]`),
      ]);
    for (const element of marked) element.setAttribute(MARK, '');
    return () => {
      for (const element of marked) element.removeAttribute(MARK);
    };
  }, [zojuist, gevelvullingId]);
};

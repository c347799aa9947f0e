import type { Point } from './engine.ts';

/** Tells a page what it hears of a drag and a drop; it is sent to the page. */
export const dragInPage = (from: Point, to: Point): void => {
  const dataTransfer = new DataTransfer();
  const tell = (name: string, { x, y }: Point): void => {
    const place = { clientX: x, clientY: y, bubbles: true, cancelable: true };
    document.elementFromPoint(x, y)?.dispatchEvent(new DragEvent(name, { ...place, dataTransfer }));
  };
  tell('dragstart', from);
  for (const name of ['dragover', 'drop']) setTimeout(tell, 100, name, to);
  setTimeout(tell, 200, 'dragend', from);
};

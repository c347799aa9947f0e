import { expect, test } from '@jest/globals';

import { servedDom } from './servedDom.ts';

const DOM = `interface URLSearchParams {
    /** Its number. */
    readonly size: number;
    has(name: string, value?: string): boolean;
}
interface Body {
    json(): Promise<any>;
}
declare var Response: {
    prototype: Response;
    json(data: any, init?: ResponseInit): Response;
};
interface HTMLElement extends Element, HTMLOrSVGElement {
    showPopover(options?: ShowPopoverOptions): void;
    click(): void;
}
interface HTMLScriptElement extends HTMLElement {
    fetchPriority: string;
}
interface TouchEvent extends UIEvent {
    readonly touches: TouchList;
}`;

test('what a browser that is served lacks is not declared, unless that is no harm', () => {
  const kept = servedDom(DOM);
  const gone = DOM.split('\n').filter((line) => !kept.split('\n').includes(line));
  expect(gone.map((line) => line.trim())).toEqual([
    'readonly size: number;',
    'json(data: any, init?: ResponseInit): Response;',
    'showPopover(options?: ShowPopoverOptions): void;',
  ]);
});

/** An element of the page, as a driver holds it. */
export interface EngineElement {
  /** With the mouse, in its middle. */
  click: () => Promise<void>;
  /** With a finger, in its middle. */
  tap: () => Promise<void>;
  /** Key by key, at what it holds. */
  type: (text: string) => Promise<void>;
  /** Of a file input. */
  choose: (files: readonly string[]) => Promise<void>;
}

export interface Point {
  x: number;
  y: number;
}

/** A browser with one page, behind whatever drives it: as much as the walk needs. */
export interface Engine {
  /** Name and version, as the browser says them. */
  version: string;
  /** Where its downloads come. */
  downloads: string;
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs an expression in the page, or in the frame that was entered; it gives what JSON can hold. */
  evaluate: (expression: string) => Promise<unknown>;
  /** The first element of a selector of CSS. */
  element: (selector: string) => Promise<EngineElement | null>;
  /** Into a frame of the page, found by its title; null: back to the page. */
  enter: (title: string | null) => Promise<void>;
  /** Presses keys together, by their names in the browser, where the focus is: what comes last is pressed while the others are held. */
  press: (...keys: readonly string[]) => Promise<void>;
  /** Types where the focus is. */
  type: (text: string) => Promise<void>;
  /** Presses, moves and lets go of the mouse. A drag of the system begins; that it ends is not given to drivers. */
  drag: (from: Point, to: Point) => Promise<void>;
  resize: (size: { width: number; height: number }) => Promise<void>;
  close: () => Promise<void>;
}

/** What the system of a visitor asks for. */
export interface EngineWishes {
  dark?: boolean;
  reducedMotion?: boolean;
  /** No cookie is kept. */
  withoutCookies?: boolean;
}

/** Resolves when a style sheet is there; fails when it will not be. */
const styled = (link: HTMLLinkElement): Promise<void> =>
  new Promise((done, fail) => {
    if (link.sheet !== null) done();
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => {
      // Who finds it would take it for loaded.
      link.remove();
      fail(new Error(`${link.href} did not load.`));
    });
  });

/** Asks for a style sheet of a page, as its code will. */
export const addStyle = (href: string, integrity: string): HTMLLinkElement => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = href;
  document.head.append(link);
  return link;
};

/** Those of the host stand behind the script that runs now. */
const documentRead = (): Promise<void> =>
  new Promise((done) => {
    if (document.readyState === 'loading') {
      document.addEventListener('readystatechange', () => done(), { once: true });
    } else done();
  });

/** Resolves when these style sheets and those of the host are there. */
export const allStyled = async (own: readonly HTMLLinkElement[]): Promise<void> => {
  await documentRead();
  const ofHost = document.querySelectorAll<HTMLLinkElement>('body link[rel=stylesheet]');
  await Promise.all([...own, ...ofHost].map(styled));
};

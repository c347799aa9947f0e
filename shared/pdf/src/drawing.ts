/** What draws pages. Of a page that is only read none is used, but pdf.js names them when it is loaded. */
const unused = (): void => undefined;

// Node has no classes to draw with.
for (const naam of ['DOMMatrix', 'ImageData', 'Path2D']) {
  if (!(naam in globalThis)) Object.assign(globalThis, { [naam]: unused });
}

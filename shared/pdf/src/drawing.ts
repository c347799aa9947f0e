/** What draws pages. Of a page that is only read none is used, but pdf.js names them when it is loaded. */
// oxlint-disable-next-line typescript/no-extraneous-class -- pdf.js makes one.
class Unused {}

// Node has no classes to draw with.
for (const naam of ['DOMMatrix', 'ImageData', 'Path2D']) {
  if (!(naam in globalThis)) Object.assign(globalThis, { [naam]: Unused });
}

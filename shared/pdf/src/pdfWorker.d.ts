/** Acts by being loaded: the other half of pdf.js finds it by a global name. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';

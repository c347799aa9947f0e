import type { App } from './services.ts';

/** Reads JSON bodies; an empty body is no body, and a poisoned key is refused. */
export const registerJsonBodies = (app: App): void => {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) done(null, undefined);
    else void parse(request, text.toString(), done);
  });
};

import { teVeelIn } from '../projectinhoud/teVeelIn.ts';
import { invalidBody } from './validation.ts';
import type { App } from './services.ts';

/** Reads JSON bodies; an empty body is no body, and a poisoned key is refused, and what takes too much to check. */
export const registerJsonBodies = (app: App): void => {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text.length === 0) done(null, undefined);
    else if (teVeelIn(text) === 'veel') done(invalidBody('Een lijst is te lang.'));
    else void parse(request, text, done);
  });
};

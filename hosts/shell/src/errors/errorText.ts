import {
  isApiError,
  isHttpError,
  type ApiError,
  type HttpError,
} from '@adviestool/contract/api/apiError';
import type { ErrorTexts } from '@adviestool/contract/remoteModule';

import { teksten } from './teksten.ts';

/** Where a user gets help. */
export interface Support {
  email: string;
  phone: string;
}

/** An error in words: one sentence, and what more there is to say. */
export interface ErrorMessage {
  text: string;
  /** Whom to ask for help, when reloading does not; the text is then bold. */
  advice: Support | null;
  details: readonly string[];
}

interface ErrorTextOptions {
  support: Support;
  /** Whether the browser has a network at all. */
  isOnline?: () => boolean;
  texts?: ErrorTexts | undefined;
}

const plain = (text: string, details: readonly string[] = []): ErrorMessage => ({
  text,
  advice: null,
  details,
});

/** The server refuses because the user is logged in already. */
export const isAnonymousOnly = (error: unknown): boolean =>
  isHttpError(error, 403) &&
  (error.code === 'anonymous_only' ||
    error.serverMessage === 'This route can only be accessed by anonymous users.');

/** Somebody took the user out of the company, or the way of logging in does not count there: the server says which. */
export const isShutOut = (error: unknown): boolean =>
  isHttpError(error, 403) && error.code === 'shut_out';

const isFlood = (error: HttpError): boolean =>
  error.status === 403 &&
  (error.code === 'flood_ip' || error.serverMessage?.includes('flood prevention') === true);

/**
 * The backend's own message is for the user: what is said on site, project writes, forgot password, sign request.
 * Asking for a report writes nothing: there only what stands in the way of it does.
 */
const speaksItself = ({ method, path, status }: HttpError): boolean => {
  if (method === 'GET') return false;
  if (path.endsWith('/rapporten')) return status === 409;
  return /\/(bouwplaats|projects?|forgot_password|sign_request)(\/|$)/.test(path);
};

/** Of what pages calculate with: a file of the site, or a version of the backend that a project names. */
const catalogusText = (error: ApiError): string | null => {
  const [, before] = /^(.*)\/catalogi\/[^/]+\/./.exec(error.path) ?? [];
  if (before === undefined) return null;
  return isHttpError(error, 404) && before !== ''
    ? teksten.catalogusOnbekend
    : teksten.catalogusNietGeladen;
};

const generalText = (error: HttpError): string | null => {
  if (error.status === 429) return teksten.teVeelRequests;
  if (error.status === 503) return teksten.onderhoud;
  if (isFlood(error)) return teksten.teVeelVerzoeken;
  return isAnonymousOnly(error) ? teksten.alIngelogd : null;
};

/** What support finds the call by in the log, when the server itself failed. */
const kenmerkOf = ({ status, requestId }: HttpError): string[] =>
  status < 500 || requestId === null ? [] : [teksten.kenmerk(requestId)];

const httpErrorText = (error: HttpError, support: Support): ErrorMessage => {
  const { status, statusText, serverMessage } = error;
  return {
    text: teksten.httpFout(status),
    advice: support,
    details: [
      ...(statusText === '' ? [] : [teksten.foutmelding(statusText)]),
      ...(serverMessage === null ? [] : [teksten.serverMelding(serverMessage)]),
      ...kenmerkOf(error),
    ],
  };
};

const whenAgain = ({ retryAfter }: HttpError): string[] =>
  retryAfter === null || retryAfter === 0 ? [] : [teksten.wacht(retryAfter)];

/** Of a call without an answer: only who is offline, or does not reach this site, looks at the connection. */
const networkText = (error: ApiError, isOnline: boolean): string => {
  if (!isOnline || ('isOwnSite' in error && error.isOwnSite === true)) {
    return teksten.geenVerbinding;
  }
  return 'origin' in error && typeof error.origin === 'string'
    ? teksten.geenAntwoordVan(error.origin)
    : teksten.geenAntwoord;
};

/** What the user is told of an error, in Dutch; `texts` replaces it for a status. */
export const errorText = (
  error: unknown,
  { support, texts, isOnline = () => navigator.onLine }: ErrorTextOptions,
): ErrorMessage => {
  if (isHttpError(error)) {
    const own = isShutOut(error) ? error.serverMessage : texts?.[error.status];
    if (typeof own === 'string') return plain(own);
    const text = generalText(error);
    if (text !== null) return plain(text, whenAgain(error));
    const ofCatalogus = catalogusText(error);
    if (ofCatalogus !== null) return plain(ofCatalogus);
    return speaksItself(error)
      ? plain(error.serverMessage ?? teksten.onbekendBijOpslaan, kenmerkOf(error))
      : httpErrorText(error, support);
  }
  if (!isApiError(error)) return plain(teksten.onbekend);
  const ofCatalogus = catalogusText(error);
  if (ofCatalogus !== null) {
    return plain(isOnline() ? ofCatalogus : teksten.catalogusGeenVerbinding);
  }
  switch (error.kind) {
    case 'network':
      return plain(networkText(error, isOnline()));
    case 'timeout':
      return plain(teksten.teLaat);
    case 'unreadable':
      return plain(teksten.onleesbaar);
    case 'answer':
    case 'http':
      return plain(teksten.onbekend);
    default:
      return error.kind satisfies never;
  }
};

/** The same in one line, for a place on the page: the sentence, and what support finds the call by. */
export const errorLine = (error: unknown, options: ErrorTextOptions): string => {
  const { text, details } = errorText(error, options);
  const [kenmerk] = isHttpError(error) ? kenmerkOf(error) : [];
  return kenmerk !== undefined && details.includes(kenmerk)
    ? `${text.replace(/\.$/, '')}. ${kenmerk}`
    : text;
};

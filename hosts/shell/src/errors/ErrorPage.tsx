import { isHttpError } from '@adviestool/contract/api/apiError';
import { useEffect, useState } from 'react';

import { ErrorDetails } from './ErrorDetails.tsx';
import { errorText, isAnonymousOnly, isShutOut, type Support } from './errorText.ts';
import { MessagePage } from './MessagePage.tsx';
import { reloadSoon } from './reloadSoon.ts';
import { teksten } from './teksten.ts';

const SECOND = 1000;

/** Counts down the Retry-After of a refusal, from the moment that it is shown. */
const useSecondsLeft = (refusal: { retryAfter: number | null } | null): number => {
  const [counted, setCounted] = useState({ refusal, left: refusal?.retryAfter ?? 0 });
  if (counted.refusal !== refusal) setCounted({ refusal, left: refusal?.retryAfter ?? 0 });
  const isCounting = counted.left > 0;

  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => {
      setCounted(({ left, ...rest }) => ({ ...rest, left: left - 1 }));
    }, SECOND);
    return () => {
      clearInterval(timer);
    };
  }, [isCounting]);

  return counted.left;
};

interface Props {
  error: unknown;
  support: Support;
  onRetry: () => void;
  /** Absent: that something went wrong, or that the user has no access any more. */
  title?: string;
}

const titleOf = (error: unknown): string =>
  isShutOut(error) ? teksten.geenToegangTitel : teksten.foutTitel;

/** In place of what could not be fetched: what happened, and another try as soon as that may be. */
export const ErrorPage = ({ error, support, onRetry, title = titleOf(error) }: Props) => {
  const message = errorText(error, { support });
  const left = useSecondsLeft(isHttpError(error, 429) ? error : null);

  useEffect(() => (isAnonymousOnly(error) ? reloadSoon() : undefined), [error]);

  return (
    <MessagePage
      title={title}
      action={{
        label: left > 0 ? teksten.opnieuwOver(left) : teksten.opnieuw,
        isDisabled: left > 0,
        onPress: onRetry,
      }}
    >
      <p data-strong={message.advice === null ? undefined : ''}>{message.text}</p>
      <ErrorDetails message={message} />
    </MessagePage>
  );
};

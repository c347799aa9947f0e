import { errorText, type Support } from './errorText.ts';
import { MessagePage } from './MessagePage.tsx';
import { teksten } from './teksten.ts';

interface Props {
  error: unknown;
  support: Support;
  onRetry: () => void;
}

export const ErrorPage = ({ error, support, onRetry }: Props) => {
  const { text, details } = errorText(error, { support });
  return (
    <MessagePage title={teksten.foutTitel} action={{ label: teksten.opnieuw, onPress: onRetry }}>
      <p>{text}</p>
      {details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
    </MessagePage>
  );
};

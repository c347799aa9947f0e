import { errorText, type Support } from '../errors/errorText.ts';
import { MessagePage } from '../errors/MessagePage.tsx';
import { teksten } from './teksten.ts';

interface Props {
  error: unknown;
  support: Support;
  onRetry: () => void;
}

export const NoConnectionPage = ({ error, support, onRetry }: Props) => {
  const { text, details } = errorText(error, { support });
  return (
    <main>
      <MessagePage
        title={teksten.geenVerbinding}
        action={{ label: teksten.opnieuw, onPress: onRetry }}
      >
        <p>{text}</p>
        {details.map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
      </MessagePage>
    </main>
  );
};

import { MessagePage } from './MessagePage.tsx';
import { teksten } from './teksten.ts';

/** The frame itself failed: only a reload helps. */
export const RootErrorPage = () => (
  <main>
    <MessagePage
      title={teksten.foutTitel}
      action={{
        label: teksten.herladen,
        onPress: () => {
          location.reload();
        },
      }}
    >
      <p>{teksten.onbekendBijOpslaan}</p>
    </MessagePage>
  </main>
);

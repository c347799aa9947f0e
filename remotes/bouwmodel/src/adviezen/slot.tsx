import type { HostApi } from '@adviestool/contract/remoteModule';
import { useAdviezenQuestionsStore, type AskedAdviezen } from '@adviestool/state/adviezenQuestions';
import { useEffect } from 'react';

import { followAdviezen } from './followAdviezen.ts';
import { useTekenplaats } from './useTekenplaats.tsx';

/** Answers one question as long as it is there; another one does not make it begin anew. */
const Antwoord = ({ host, asked }: { host: HostApi; asked: AskedAdviezen }) => {
  const { draw, element } = useTekenplaats();
  useEffect(() => followAdviezen(host, asked, draw), [host, asked, draw]);
  return element;
};

/** Answers the parent frame; nothing of it is in sight. */
const Adviezen = ({ host }: { host: HostApi }) =>
  useAdviezenQuestionsStore(({ questions }) => questions).map((asked) => (
    <Antwoord
      key={JSON.stringify([asked.origin, asked.type, asked.id])}
      host={host}
      asked={asked}
    />
  ));

/** What the projects remote puts into the slot `model-adviezen/v1`. */
const slot = (host: HostApi) => () => <Adviezen host={host} />;

export default slot;

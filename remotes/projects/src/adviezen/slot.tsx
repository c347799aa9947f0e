import type { HostApi } from '@adviestool/contract/remoteModule';
import { useAdviezenQuestionsStore } from '@adviestool/state/adviezenQuestions';
import { useEffect } from 'react';

import { followAdviezen } from './followAdviezen.ts';
import { useTekenplaats } from './useTekenplaats.tsx';

/** Answers the parent frame as long as it is there; shows nothing. */
const Adviezen = ({ host }: { host: HostApi }) => {
  const questions = useAdviezenQuestionsStore((state) => state.questions);
  const { draw, element } = useTekenplaats();
  useEffect(() => {
    const ends = questions.map((asked) => followAdviezen(host, asked, draw));
    return () => {
      for (const end of ends) end();
    };
  }, [host, questions, draw]);
  return element;
};

/** What the projects remote puts into the slot `model-adviezen`. */
const slot = (host: HostApi) => () => <Adviezen host={host} />;

export default slot;

import type { SlotName } from '@adviestool/contract/slots';
import { fieldOf } from '@adviestool/domain/velden/onbekendeInvoer';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

import { Frame, type FrameSource, type SpokenFrame } from './Frame.tsx';
import { shownProject } from './shownProject.ts';

interface FramedSlotProps {
  source: FrameSource;
  slot: SlotName;
  /** What the place gives. */
  props: Record<string, unknown>;
}

const nothing = (): void => undefined;

/** What a remote in a frame puts into a place. */
export const FramedSlot = ({ source, slot, props }: FramedSlotProps) => {
  const navigate = useNavigate();
  const opened = useRef<SpokenFrame>(null);
  useEffect(() => {
    opened.current?.send({ kind: 'props', props });
  }, [props]);
  return (
    <Frame
      source={source}
      part={{ slot }}
      path="/"
      props={props}
      projectId={shownProject(fieldOf(props['project'], 'id'))}
      name={source.remoteId}
      fallback={null}
      onOpen={(frame) => {
        opened.current = frame;
      }}
      listener={{
        onDrawn: nothing,
        onTitle: nothing,
        onHolds: nothing,
        onVisit: ({ to, replace }) => void navigate(to, { replace }),
      }}
    />
  );
};

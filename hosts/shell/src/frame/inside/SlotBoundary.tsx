import { Component, type ReactNode } from 'react';

import { failureOf } from '../frameErrors.ts';
import type { FramePort } from './openPort.ts';

interface Props extends Pick<FramePort, 'tell'> {
  children: ReactNode;
}

/** Tells the page that what stands in its place failed. */
export class SlotBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.tell({ kind: 'failed', failure: failureOf(error) });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

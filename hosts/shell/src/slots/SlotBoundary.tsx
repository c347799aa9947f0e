import { Component, type ReactNode } from 'react';

interface Props {
  onFailure: (error: unknown) => void;
  children: ReactNode;
}

/** Renders nothing in place of what failed. */
export class SlotBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

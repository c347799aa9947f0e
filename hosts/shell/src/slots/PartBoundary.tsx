import { Component, createRef, type ReactNode } from 'react';

import styles from './FilledPlace.module.css';

interface Props {
  onFailure: (error: unknown) => void;
  /** Stands in place of what failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Contains what fails. The room that the part had stays, so that nothing on the page moves. */
export class PartBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private readonly frame = createRef<HTMLDivElement>();

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override getSnapshotBeforeUpdate(): number {
    return this.frame.current?.offsetHeight ?? 0;
  }

  override componentDidUpdate(_props: Props, before: { hasFailed: boolean }, height: number): void {
    if (before.hasFailed || !this.state.hasFailed) return;
    this.frame.current?.style.setProperty('min-block-size', `${height}px`);
  }

  override render(): ReactNode {
    return (
      <div ref={this.frame} className={styles['part']}>
        {this.state.hasFailed ? this.props.fallback : this.props.children}
      </div>
    );
  }
}

import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Stands in place of the children once one of them failed: an ErrorNotice. */
  fallback: ReactNode;
  /** The children are tried again when this changes, e.g. with the address. */
  resetKey?: unknown;
  /** The part of the page that may fail. */
  children: ReactNode;
}

/** Keeps an error in its children from taking the rest of the page with it. React reports the error to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.failed && resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

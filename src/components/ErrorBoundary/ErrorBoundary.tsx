import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Rendered after an error: an ErrorNotice. */
  fallback: ReactNode;
  /** Renders the children again when this value changes. Use the path of the page. */
  resetKey?: unknown;
  children: ReactNode;
}

/** Error boundary for a part of a page, so that the rest keeps working. React logs the error to the console. */
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

import { Component, type ReactNode } from 'react';
import { PartUnavailable } from './part-source';

interface PartBoundaryProps {
  /** Shown while the code of the part is not to be had. */
  instead: ReactNode;
  children: ReactNode;
}

/** Keeps a part that cannot be loaded from taking the screen with it. Whatever else fails goes on to the fault screen. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const error: unknown = this.state.error;
    if (error === null) return this.props.children;
    if (error instanceof PartUnavailable) return this.props.instead;
    throw error;
  }
}

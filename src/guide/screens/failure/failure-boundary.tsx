import { Component, type ReactNode } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { FailureScreen } from './failure-screen.tsx';

/** Shows the failure screen instead of the failed children until the visitor navigates, even to the same address. */
export function FailureBoundary({ children }: { readonly children: ReactNode }): ReactNode {
  return <Boundary location={useLocation()}>{children}</Boundary>;
}

interface BoundaryProps {
  readonly location: Location;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly location: Location;
  readonly failure: { readonly error: unknown } | undefined;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, failure: undefined };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return location === state.location ? null : { location, failure: undefined };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === undefined ? this.props.children : <FailureScreen error={failure.error} />;
  }
}

import { type ReactNode, ViewTransition } from 'react';
import { isCalm } from '#ui/calm.ts';
import './moving.css';

export interface MovingProps {
  /** The address that a picture leads to, or that of the screen it heads: one grows into the other. */
  readonly address: string | undefined;
  readonly children: ReactNode;
}

/**
 * A picture that two screens share. An `img` in it must be lazy or have an `onLoad`, or React would delay the screen
 * until the image has loaded.
 */
export function Moving({ address, children }: MovingProps): ReactNode {
  if (address === undefined || isCalm()) return children;
  return (
    <ViewTransition name={address.replaceAll(/\W/g, '-')} default="none" share="grows">
      {children}
    </ViewTransition>
  );
}

import { type ReactNode, useCallback, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isArrival } from '../../routes.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { hasMoved } from '../navigation/moving-router.tsx';

interface HeadingProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * The screen's h1. It takes the focus when the visitor comes from another screen, so that it is read out. A different
 * query (`?by=`) is not a different screen.
 */
export function Heading(props: HeadingProps): ReactNode {
  const { pathname } = useLocation();
  return <ScreenHeading key={pathname} {...props} />;
}

function ScreenHeading({ children, className }: HeadingProps): ReactNode {
  const { key, state } = useLocation();
  const isComingBack = useNavigationType() === NavigationType.Pop;
  // A visitor who returns to the address that the page was opened at also comes from another screen.
  const [isFirstScreen] = useState((key === 'default' && !hasMoved()) || (isArrival(state) && !isComingBack));
  const takeFocus = useCallback(
    (heading: HTMLHeadingElement | null) => {
      if (!isFirstScreen) heading?.focus({ preventScroll: true });
    },
    [isFirstScreen],
  );
  return (
    <h1 ref={takeFocus} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}

/** "Penrose tiling – Museum of Patterns". */
export function DocumentTitle({ title }: { readonly title: string }): ReactNode {
  const { catalogue, say } = useContent();
  const museum = say(catalogue.provider.Name).text;
  return (
    <title>
      {[title, museum].filter((part, index, parts) => part !== '' && parts.indexOf(part) === index).join(' – ')}
    </title>
  );
}

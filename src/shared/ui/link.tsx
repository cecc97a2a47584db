import { type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the guide, from its folder: `/detail/7`. */
  readonly to: string;
  /** Whether it takes the place of the current entry in the browser's history. */
  readonly replace?: boolean;
  /** Kept with the new entry. */
  readonly state?: unknown;
}

/** A link to another screen. That of React Router brings forms and data loading with it, four times its own size. */
export function Link({ to, replace = false, state, onClick, children, ...props }: LinkProps): ReactNode {
  const href = useHref(to);
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    // As browsers do it: the same address again makes no new entry.
    void navigate(to, { replace: replace || href === location.pathname + location.search + location.hash, state });
  };
  return (
    <a {...props} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** Other clicks are the browser's: a new tab, a new window, a download. */
function isPlain({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>): boolean {
  return (
    button === 0 &&
    !metaKey &&
    !altKey &&
    !ctrlKey &&
    !shiftKey &&
    (currentTarget.target === '' || currentTarget.target === '_self')
  );
}

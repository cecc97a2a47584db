import { Component, type ReactNode, useEffect } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { routes } from '../../routes.ts';
import { EmptyNote } from '../../shell/page/empty-note.tsx';
import { PlainPage, quietClass } from '../../shell/page/plain-page.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';

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

/** Replaces a screen that failed by a sentence and a way on. */
function FailureScreen({ error }: { readonly error: unknown }): ReactNode {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const here = `${pathname}${search}`;
  useEffect(() => console.error('A screen failed', error), [error]);
  useEffect(() => {
    const again = (): void => void navigate(here, { replace: true });
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [navigate, here]);
  return (
    <PlainPage>
      <title>{t('error.title')}</title>
      <h1>{t('error.title')}</h1>
      <EmptyNote
        action={
          <>
            {/* No reload: without a network that would lose the loaded content. */}
            <Link className={buttonClass} to={here} replace>
              {t('action.retry')}
            </Link>
            <Link className={quietClass} to={routes.root.href()}>
              {t('action.home')}
            </Link>
          </>
        }
      >
        {/* Browsers name the import in the error of a part that could not be fetched. */}
        {t(/import|preload/i.test(String(error)) ? 'loading.failed.network' : 'error.text')}
      </EmptyNote>
    </PlainPage>
  );
}

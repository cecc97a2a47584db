import { type ReactNode, StrictMode, useEffect } from 'react';
import { Router, type RouterProps } from './router.tsx';
import { NoticeList } from './shell/notices/notices.tsx';
import { InterfaceProvider, type InterfaceProviderProps } from './state/content/interface-context.tsx';
import { type Visit, VisitProvider } from './state/visit/visit-context.tsx';

export interface GuideProps extends Pick<InterfaceProviderProps, 'loader' | 'settings' | 'firstTexts'>, RouterProps {
  readonly visit: Visit;
  /** The guide's first screen is there, and answers. */
  readonly onShown?: () => void;
}

/** The whole guide: the same tree in a browser and where its first screens are rendered ahead. */
export function Guide({ visit, history, basename, onShown, ...shown }: GuideProps): ReactNode {
  // After the effects of all its children.
  useEffect(() => onShown?.(), [onShown]);
  return (
    <StrictMode>
      <InterfaceProvider {...shown} notices={visit.notices}>
        <VisitProvider visit={visit}>
          <Router history={history} basename={basename} />
          <NoticeList />
        </VisitProvider>
      </InterfaceProvider>
    </StrictMode>
  );
}

import { type ReactNode } from 'react';
import { useVisit } from '../../state/visit/visit-context.tsx';
import { OfflineTexts, useOfflineTexts } from './offline-texts.ts';
import { WelcomeOffer } from './welcome-offer.tsx';

/** In the staff area's preview the button says what it is for: nothing is installed or downloaded there. */
export function PreviewedOffer(): ReactNode {
  return (
    <OfflineTexts standIn={null}>
      <Previewed />
    </OfflineTexts>
  );
}

function Previewed(): ReactNode {
  const t = useOfflineTexts();
  const { notices } = useVisit();
  return <WelcomeOffer onTake={() => notices.show({ text: t('offline.preview') })} />;
}

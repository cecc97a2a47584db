import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isGame, location } from '#content/entities/location.ts';
import { useTexts } from '../language/texts.tsx';
import { useObject } from '../workspace/workspace-context.tsx';
import { LiveGuide } from './live-guide.tsx';
import { LivePreview } from './live-preview.tsx';
import { PhoneChoice } from './phone-choice.tsx';
import { isPhoneName, type PhoneName } from './phone-sizes.ts';
import { readLink } from './play/rules/play-link.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { useStationPath } from './use-station-path.ts';

export interface StationPreviewProps {
  readonly of: { readonly model: 'locations'; readonly ID: number };
}

/** Shows an edited station beside its form: its game, or else its screen in the guide once a tour has it. */
export function StationPreview({ of }: StationPreviewProps): ReactNode {
  const { t } = useTexts();
  const stored = useObject(of);
  const path = useStationPath(of.ID);
  const [query] = useSearchParams();
  const [isLinked] = useState(() => readLink(query, isPhoneName).kind !== 'none');
  if (stored === undefined) return null;
  if (isGame(location.complete(stored)))
    return (
      <PreviewPanel key="game" isWanted={isLinked}>
        <LivePreview key={of.ID} of={of} title={t('preview.game')} />
      </PreviewPanel>
    );
  return path === undefined ? null : <ScreenPreview key="screen" path={path} />;
}

/** Folded at first: the guide takes longer to start than a game, and its button in the bar leads there as well. */
function ScreenPreview({ path }: { readonly path: string }): ReactNode {
  const [phone, setPhone] = useState<PhoneName>('small');
  return (
    <PreviewPanel startsFolded>
      <PhoneChoice value={phone} onChange={setPhone} />
      <LiveGuide path={path} phone={phone} />
    </PreviewPanel>
  );
}

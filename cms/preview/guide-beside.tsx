import { Group, NativeSelect } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useTexts } from '../language/texts.tsx';
import { useObjects } from '../workspace/use-catalogue.ts';
import { isTemporary } from '../draft/draft.ts';
import { DarkButton } from './dark-button.tsx';
import { LiveGuide } from './live-guide.tsx';
import { PhoneChoice } from './phone-choice.tsx';
import { type PhoneName } from './phone-sizes.ts';
import { PreviewPanel } from './preview-panel.tsx';

const guideScreens = ['welcome', 'info', 'groups', 'tours', 'list', 'station', 'numbers'] as const;
export type GuideScreen = (typeof guideScreens)[number];

export interface GuideBesideProps {
  readonly screen: GuideScreen;
  readonly onChoose: (screen: GuideScreen) => void;
}

/** A screen of the guide beside a form that concerns many screens; staff can choose another, or walk on from there. */
export function GuideBeside({ screen, onChoose }: GuideBesideProps): ReactNode {
  const { t } = useTexts();
  const [phone, setPhone] = useState<PhoneName>('small');
  const [isDark, setDark] = useState(false);
  const paths = useScreenPaths();
  const there = guideScreens.filter((each) => paths[each] !== undefined);
  return (
    <PreviewPanel>
      <Group gap="xs" wrap="nowrap">
        <NativeSelect
          flex={1}
          size="xs"
          aria-label={t('guide.screen')}
          value={screen}
          data={there.map((each) => ({ value: each, label: t(`guide.screen.${each}`) }))}
          onChange={({ currentTarget }) => {
            const chosen = guideScreens.find((each) => each === currentTarget.value);
            if (chosen !== undefined) onChoose(chosen);
          }}
        />
        <DarkButton isDark={isDark} onChange={setDark} />
        <PhoneChoice value={phone} onChange={setPhone} />
      </Group>
      <LiveGuide path={paths[screen] ?? '/welcome'} phone={phone} visitor={{ isDark }} />
    </PreviewPanel>
  );
}

/** The addresses of the screens; undefined if this museum has none. New objects have no address before they are saved. */
function useScreenPaths(): Readonly<Record<GuideScreen, string | undefined>> {
  const saved = (objects: readonly Readonly<Record<string, unknown>>[]): number | undefined =>
    objects.map(({ ID }) => Number(ID)).find((ID) => !isTemporary(ID));
  const tours = useObjects('tours');
  const items = useObjects('tourItems');
  const item = saved(items);
  const filled = useMemo(() => new Set(items.map(({ TourID }) => TourID)), [items]);
  const tour = saved(tours.filter(({ ID }) => filled.has(ID)));
  return {
    welcome: '/welcome',
    info: '/info',
    groups: '/groups',
    tours: '/tours',
    list: tour === undefined ? undefined : `/locations/${tour}`,
    station: item === undefined ? undefined : `/detail/${item}`,
    numbers: '/numbers',
  };
}

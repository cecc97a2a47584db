import { Group, Stack, Text } from '@mantine/core';
import { createContext, type ReactNode, use, useState } from 'react';
import { AccountCard } from '../../account/account-card.tsx';
import { Comments } from '../../comments/comments.tsx';
import { SectionHead } from '../../controls/section-head.tsx';
import { type ObjectName } from '../../draft/draft.ts';
import { HistoryButton } from '../../history/history-button.tsx';
import { LanguagePairButton } from '../../lists/language-pair-button.tsx';
import { AlsoHere } from '../../workspace/also-here.tsx';
import { GuideBeside, type GuideScreen } from '../../preview/guide-beside.tsx';

const ShowScreen = createContext<(screen: GuideScreen) => void>(() => undefined);

export interface SettingsPageProps {
  /** The subject of the section. */
  readonly hint: string;
  /** The screen that is shown first. */
  readonly screen: GuideScreen;
  /** What its fields edit; the first is what colleagues comment on. */
  readonly of: readonly [ObjectName, ...ObjectName[]];
  readonly children: ReactNode;
}

/** Settings that concern the whole guide, beside the screens that they change. */
export function SettingsPage({ hint, screen, of, children }: SettingsPageProps): ReactNode {
  const [shown, setShown] = useState(screen);
  return (
    <Stack gap="lg" maw={860}>
      <SectionHead>
        <Group gap="xs">
          <LanguagePairButton />
          <HistoryButton of={of} />
        </Group>
      </SectionHead>
      <div>
        <AlsoHere />
        <Comments of={of[0]} />
      </div>
      <Text c="dimmed" size="sm" maw={640}>
        {hint}
      </Text>
      <ShowScreen value={setShown}>{children}</ShowScreen>
      <GuideBeside screen={shown} onChoose={setShown} />
    </Stack>
  );
}

export interface SettingsPartProps {
  readonly title: string;
  /** The screen that these settings change, shown while one of them has the focus. */
  readonly screen?: GuideScreen;
  readonly children: ReactNode;
}

/** Settings that belong together. */
export function SettingsPart({ title, screen, children }: SettingsPartProps): ReactNode {
  const show = use(ShowScreen);
  return (
    <div
      onFocusCapture={() => {
        if (screen !== undefined) show(screen);
      }}
    >
      <AccountCard title={title}>
        <Stack gap="lg">{children}</Stack>
      </AccountCard>
    </div>
  );
}

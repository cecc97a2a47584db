import { Paper, Stack, Text, Title } from '@mantine/core';
import { createContext, type ReactNode, use, useId, useState } from 'react';
import { SectionHead } from '../../controls/section-head.tsx';
import { AlsoHere } from '../../workspace/also-here.tsx';
import { GuideBeside, type GuideScreen } from '../../preview/guide-beside.tsx';

const ShowScreen = createContext<(screen: GuideScreen) => void>(() => undefined);

export interface SettingsPageProps {
  /** What the section is about. */
  readonly hint: string;
  /** The screen that is shown first. */
  readonly screen: GuideScreen;
  readonly children: ReactNode;
}

/** Settings that concern the whole guide, beside the screens that they change. */
export function SettingsPage({ hint, screen, children }: SettingsPageProps): ReactNode {
  const [shown, setShown] = useState(screen);
  return (
    <Stack gap="lg" maw={860}>
      <SectionHead />
      <AlsoHere />
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
  const id = useId();
  const show = use(ShowScreen);
  return (
    <Paper
      component="section"
      withBorder
      p="lg"
      radius="md"
      aria-labelledby={id}
      onFocusCapture={() => {
        if (screen !== undefined) show(screen);
      }}
    >
      <Title order={2} size="h4" mb="md" id={id}>
        {title}
      </Title>
      <Stack gap="lg">{children}</Stack>
    </Paper>
  );
}

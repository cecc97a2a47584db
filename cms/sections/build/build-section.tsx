import { Button, Stack, Text } from '@mantine/core';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Answered } from '../../controls/answered.tsx';
import { SectionHead } from '../../controls/section-head.tsx';
import { useAnswer } from '../../controls/use-answer.ts';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { AppCard } from './app-card.tsx';
import { BuildCard } from './build-card.tsx';
import { InstallCard } from './install-card.tsx';
import { RetainedBuildsCard } from './retained-builds-card.tsx';
import { ToolsCard } from './tools-card.tsx';
import { useBuilds } from './use-builds.ts';

/** Builds of the Android app (section 2.5): its settings, the progress, and how it gets onto devices. */
export function BuildSection(): ReactNode {
  const { t } = useTexts();
  const { client } = useConnection();
  const [answer, reload, reloaded] = useAnswer(
    useCallback((signal: AbortSignal) => client('buildSettings', { signal }), [client]),
  );
  const builds = useBuilds();
  const [isUnsaved, setUnsaved] = useState(false);
  const { status } = builds;
  const isLacking = status?.Tools.some(({ Path }) => Path === undefined) === true;
  const tools = status === undefined ? null : <ToolsCard tools={status.Tools} install={status.Install} />;
  return (
    <Stack maw={860} gap="lg">
      <SectionHead>
        <Button
          variant="default"
          leftSection={<RefreshCw aria-hidden size={16} />}
          loading={builds.isChecking}
          disabled={!builds.may.check}
          onClick={() => {
            builds.send({ type: 'check' });
            reload();
          }}
        >
          {t('build.check')}
        </Button>
      </SectionHead>
      <Text c="dimmed" size="sm" maw={640}>
        {t('build.hint')}
      </Text>
      <Answered answer={answer} reload={reload}>
        {(app) => <AppCard key={JSON.stringify(app.Settings)} answer={app} onSaved={reloaded} onUnsaved={setUnsaved} />}
      </Answered>
      <BuildCard
        builds={builds}
        problems={answer.status === 'ready' ? answer.value.Problems : []}
        isUnsaved={isUnsaved}
        isLacking={isLacking}
      />
      {isLacking ? tools : null}
      {status === undefined ? null : <RetainedBuildsCard builds={builds} kept={status.Builds} />}
      <InstallCard
        app={answer.status === 'ready' ? answer.value.Settings : undefined}
        newest={status?.Builds.find(({ Kind }) => Kind === 'release')}
      />
      {isLacking ? null : tools}
    </Stack>
  );
}

import { Button, Stack, Text, Code, Group, Title } from '@mantine/core';
import { RefreshCw, CircleCheck, CircleX } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Answered } from '../../controls/answered.tsx';
import { SectionHead } from '../../controls/section-head.tsx';
import { useAnswer } from '../../controls/use-answer.ts';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { AppCard } from './app-card.tsx';
import { BuildCard } from './build-card.tsx';
import { RetainedBuildsCard } from './retained-builds-card.tsx';
import { useBuilds } from './use-builds.ts';
import { AccountCard } from '../../account/account-card.tsx';
import { CopyButton } from '../../account/copy-button.tsx';
import { type StoredApp } from './app-values.ts';
import { type RetainedBuild, type BuildStatus } from './build-machine.ts';
import styles from './build.module.css';

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

interface InstallCardProps {
  readonly app: StoredApp | undefined;
  /** The release that devices should have. */
  readonly newest: RetainedBuild | undefined;
}

const chapters = ['mdm', 'hand', 'adb', 'loan', 'verify', 'update'] as const;
type Chapter = (typeof chapters)[number];

/** How the app gets onto devices, and what Android demands for that. */
function InstallCard({ app, newest }: InstallCardProps): ReactNode {
  const { t } = useTexts();
  const commands: Partial<Record<Chapter, string>> = {
    adb: `adb install -r ${newest?.Name ?? 'guide.apk'}`,
    // The same receiver for every museum (src/native/android).
    loan: `adb shell dpm set-device-owner ${app?.ApplicationID ?? ''}/app.cicerone.shell.LoanAdmin`,
  };
  return (
    <AccountCard title={t('build.install.title')}>
      <Stack>
        {chapters.map((chapter) => {
          const command = commands[chapter];
          return chapter === 'loan' && app?.IsLoanDevice !== true ? null : (
            <div key={chapter}>
              <Title order={3} size="h5" mb={4}>
                {t(`build.install.${chapter}`)}
              </Title>
              <Text size="sm" maw={640}>
                {t(`build.install.${chapter}Text`)}
              </Text>
              {command === undefined ? null : (
                <Group gap="xs" wrap="nowrap" mt="xs">
                  <Code block className={styles.command}>
                    {command}
                  </Code>
                  <CopyButton text={command} label={t('build.copyCommand', { command })} />
                </Group>
              )}
            </div>
          );
        })}
      </Stack>
    </AccountCard>
  );
}

interface ToolsCardProps {
  readonly tools: BuildStatus['Tools'];
  readonly install: string | undefined;
}

/** The tools for builds, where the server found them, and the command that installs the rest. */
function ToolsCard({ tools, install }: ToolsCardProps): ReactNode {
  const { t } = useTexts();
  const missing = tools.filter(({ Path }) => Path === undefined).length;
  return (
    <AccountCard title={t('build.tools')}>
      <Stack>
        <Text size="sm">{missing === 0 ? t('build.toolsThere') : t('build.toolsMissing', { count: missing })}</Text>
        <ul className={styles.tools} aria-label={t('build.tools')}>
          {tools.map(({ Name, Path, Version }) => (
            <li key={Name} className={styles.tool}>
              {Path === undefined ? (
                <CircleX aria-hidden size={18} className={styles.missing} />
              ) : (
                <CircleCheck aria-hidden size={18} className={styles.there} />
              )}
              <Text fw={600}>{Name === 'android-resources' ? t('build.androidResources') : Name}</Text>
              <Text size="sm" c="dimmed" className={styles.path}>
                {Path === undefined
                  ? t('build.missing')
                  : [Version, Path].filter((each) => each !== undefined).join(' · ')}
              </Text>
            </li>
          ))}
        </ul>
        {install === undefined ? null : (
          <Stack gap="xs">
            <Text size="sm">{t('build.install')}</Text>
            <Group gap="xs" wrap="nowrap">
              <Code block className={styles.command}>
                {install}
              </Code>
              <CopyButton text={install} label={t('build.copyInstall')} />
            </Group>
          </Stack>
        )}
      </Stack>
    </AccountCard>
  );
}

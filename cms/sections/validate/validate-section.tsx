import { Button, Group, Loader, Stack, Switch, Text } from '@mantine/core';
import { CircleCheck, SearchCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { SectionHead } from '../../controls/section-head.tsx';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { useAutosave } from '../../workspace/autosave.tsx';
import { useDraft } from '../../workspace/workspace-context.tsx';
import { type Validation } from './findings.ts';
import { adviceWords, faultWords, ProblemList } from './problem-list.tsx';
import { UnusedFileList } from './unused-file-list.tsx';
import { UnusedObjectList } from './unused-object-list.tsx';
import { validationMachine } from './validation-machine.ts';

/** The most findings to list of each kind: thousands would take megabytes. */
const most = 2000;

/** Checks the editing copy (section 2.5): gaps, faults, and unused objects and files. */
export function ValidateSection(): ReactNode {
  const { t, failure } = useTexts();
  const { client, showsUnopened } = useConnection();
  const draft = useDraft();
  const { isOn } = useAutosave();
  const [isAll, setAll] = useState(showsUnopened);
  const [machine] = useState(() =>
    validationMachine.provide({
      actors: {
        check: fromPromise(async ({ input, signal }) => {
          // The server checks what is saved.
          if (input.savesFirst) await draft.save();
          return client('validate', { query: { all: input.isAll ? 'true' : 'false', most: String(most) }, signal });
        }),
      },
    }),
  );
  const [state, send] = useMachine(machine);
  const { result, error, runs } = state.context;
  return (
    <Stack gap="lg" maw={960}>
      <SectionHead>
        <Button
          leftSection={<SearchCheck aria-hidden size={16} />}
          loading={state.matches('checking')}
          onClick={() => send({ type: 'start', isAll, savesFirst: isOn })}
        >
          {t(runs === 0 ? 'validate.start' : 'validate.again')}
        </Button>
      </SectionHead>
      <Text c="dimmed" size="sm" maw={640}>
        {t('validate.hint')}
      </Text>
      <Switch
        label={t('validate.all')}
        description={t('validate.allHint')}
        checked={isAll}
        onChange={({ currentTarget }) => setAll(currentTarget.checked)}
      />
      <div role="status">
        {state.matches('checking') ? (
          <Group gap="xs">
            <Loader size="sm" aria-hidden />
            <Text>{t('validate.wait')}</Text>
          </Group>
        ) : null}
        {state.matches('done') && result !== undefined ? <Verdict result={result} /> : null}
      </div>
      {state.matches('failed') ? <Text role="alert">{failure(error)}</Text> : null}
      {result === undefined ? null : <Lists key={runs} result={result} />}
    </Stack>
  );
}

function Verdict({ result }: { readonly result: Validation }): ReactNode {
  const { t } = useTexts();
  const { MissingResources: missing, Problems: problems, UnusedObjects: unused } = result.Counts;
  const isCut = Object.values(result.Counts).some((count) => count > most);
  if (missing + problems + unused > 0)
    return (
      <Text>
        {t('validate.found', { missing, problems, unused })}
        {isCut ? ` ${t('validate.first', { count: most })}` : null}
      </Text>
    );
  return (
    <Group gap="xs" c="teal.9">
      <CircleCheck aria-hidden />
      <Text fw={600}>{t('validate.none')}</Text>
    </Group>
  );
}

function Lists({ result }: { readonly result: Validation }): ReactNode {
  const { t } = useTexts();
  const { MissingResources, Problems, Advice, Counts } = result;
  return (
    <>
      <ProblemList
        title={t('validate.missing')}
        problems={MissingResources}
        count={Counts.MissingResources}
        wordsOf={faultWords}
      />
      <ProblemList title={t('validate.problems')} problems={Problems} count={Counts.Problems} wordsOf={faultWords} />
      <UnusedObjectList result={result} />
      <UnusedFileList result={result} />
      <ProblemList title={t('validate.advice')} problems={Advice} count={Counts.Advice} wordsOf={adviceWords} />
    </>
  );
}

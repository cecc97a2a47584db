import { Button, Stack, Text } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import list from '../controls/rows.module.css';
import { Answered } from '../controls/answered.tsx';
import { useAnswer } from '../controls/use-answer.ts';
import { momentIn } from '../language/moment-in.ts';
import { personOf } from '../language/person-of.ts';
import { useTexts } from '../language/texts.tsx';
import { useConnection } from '../session/session-context.tsx';
import { useBringBack } from './use-bring-back.tsx';

/** The earlier editing copies of the last 30 days, each with the way back to it. */
export function BringBackList({ onDone }: { readonly onDone: () => void }): ReactNode {
  const { t, language } = useTexts();
  const { client } = useConnection();
  const { bringBack } = useBringBack();
  const [chosen, setChosen] = useState<string>();
  const [answer, reload] = useAnswer(useCallback((signal: AbortSignal) => client('keptCopies', { signal }), [client]));
  const confirm = async (id: string): Promise<void> => {
    setChosen(id);
    const isDone = await bringBack(id);
    setChosen(undefined);
    if (isDone) onDone();
    else reload();
  };
  return (
    <Answered answer={answer} reload={reload}>
      {(kept) =>
        kept.length === 0 ? (
          <Text>{t('bringBack.none')}</Text>
        ) : (
          <Stack gap="xs">
            <Text size="sm">{t('bringBack.text')}</Text>
            <ul className={list.rows} aria-label={t('bringBack.title')}>
              {kept.map(({ ID, KeptAt, Who, Before, Changes }) => (
                <li key={ID} className={list.row}>
                  <div className={list.words}>
                    <Text fw={600}>{momentIn(language, KeptAt)}</Text>
                    <Text size="sm">{t(`bringBack.before.${Before}`, { who: personOf(Who, t) })}</Text>
                    <Text size="sm" c="dimmed">
                      {t('bringBack.changes', { count: Changes })}
                    </Text>
                  </div>
                  <Button
                    variant="light"
                    size="sm"
                    loading={chosen === ID}
                    disabled={chosen !== undefined}
                    aria-label={t('bringBack.one', { when: momentIn(language, KeptAt) })}
                    onClick={() => void confirm(ID)}
                  >
                    {t('bringBack.confirm')}
                  </Button>
                </li>
              ))}
            </ul>
          </Stack>
        )
      }
    </Answered>
  );
}

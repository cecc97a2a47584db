import { Button } from '@mantine/core';
import { Sparkles } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { readVariantCode } from '#content/language-variants.ts';
import { lossIn } from '#content/translation-exchange/losses.ts';
import { textsAtOnce } from '#contract/calls/translation-calls.ts';
import { useAnswer } from '../../controls/use-answer.ts';
import { useFailureNotice } from '../../controls/use-failure-notice.ts';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { type DeskText, isOpen, type Pair } from './rules/open-texts.ts';
import { type ObjectText, useApplyTexts } from './use-apply-texts.ts';

/** Returns whether the server has a program that translates. */
export function useHasMachine(): boolean {
  const { client } = useConnection();
  const [answer] = useAnswer(useCallback((signal: AbortSignal) => client('readTranslator', { signal }), [client]));
  return answer.status === 'ready' && answer.value.IsThere;
}

export interface MachineButtonProps {
  readonly texts: readonly DeskText[];
  readonly pair: Pair;
  /** Whether it drafts what is missing among many texts. */
  readonly isMany?: boolean;
}

/** Drafts translations by the server's program. They are marked until someone edits or checks them. */
export function MachineButton({ texts, pair, isMany = false }: MachineButtonProps): ReactNode {
  const { t } = useTexts();
  const { client } = useConnection();
  const tellFailure = useFailureNotice();
  const apply = useApplyTexts(pair.source);
  const [isBusy, setBusy] = useState(false);
  const wanted = texts.filter(
    (text) => isOpen(text) && !text.isRecording && text.source !== '' && (text.state === 'missing' || !isMany),
  );
  // Easier words are no translation.
  if (wanted.length === 0 || readVariantCode(pair.target) !== undefined) return null;
  const draft = async (): Promise<void> => {
    setBusy(true);
    const drafts: ObjectText[] = [];
    let lost = 0;
    try {
      for (let from = 0; from < wanted.length; from += textsAtOnce) {
        const some = wanted.slice(from, from + textsAtOnce);
        const { Texts } = await client('translate', {
          body: { From: pair.source, To: pair.target, Texts: some.map(({ source }) => source) },
        });
        for (const [place, { model, ID, field, source }] of some.entries()) {
          const after = Texts[place]?.trim() ?? '';
          const loss = lossIn(source, '', after);
          if (after === '' || loss !== undefined) lost += 1;
          else drafts.push({ model, ID, field, language: pair.target, after, state: { kind: 'machine' } });
        }
      }
    } catch (error) {
      tellFailure(error);
    }
    const said = [
      ...(drafts.length === 0 ? [] : [t('machine.done', { count: drafts.length })]),
      ...(lost === 0 ? [] : [t('machine.lost', { count: lost })]),
    ];
    if (said.length > 0) await apply(drafts, said.join(' '));
    setBusy(false);
  };
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<Sparkles aria-hidden size={14} />}
      loading={isBusy}
      onClick={() => void draft()}
    >
      {isMany ? t('machine.many', { count: wanted.length }) : t('machine.one')}
    </Button>
  );
}

import { Button } from '@mantine/core';
import { Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { variantIn } from '#content/catalogue.ts';
import { useTexts } from '../../language/texts.tsx';
import { languageName } from '../../language/writing.ts';
import { useContentLanguages } from '../../workspace/use-catalogue.ts';
import { type DeskText, type Pair } from './rules/open-texts.ts';
import { useApplyTexts } from './use-apply-texts.ts';

export interface TakeOverButtonProps {
  readonly texts: readonly DeskText[];
  readonly pair: Pair;
}

/** Begins a variant with the texts of its language, wherever it has none. They count as unchecked. */
export function TakeOverButton({ texts, pair: { source, target } }: TakeOverButtonProps): ReactNode {
  const { t } = useTexts();
  const languages = useContentLanguages();
  const apply = useApplyTexts(source);
  const [isBusy, setBusy] = useState(false);
  const base = variantIn(languages, { Code: target })?.of;
  const wanted = texts.filter((text) => text.state === 'missing' && !text.isRecording && text.source !== '');
  if (base === undefined || base.Code !== source || wanted.length === 0) return null;
  const count = wanted.length;
  const language = languageName(base);
  const take = async (): Promise<void> => {
    setBusy(true);
    const changes = wanted.map(({ model, ID, field, source: after }) => ({
      model,
      ID,
      field,
      language: target,
      after,
    }));
    await apply(changes, t('variant.taken', { count, language }));
    setBusy(false);
  };
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<Copy aria-hidden size={14} />}
      loading={isBusy}
      onClick={() => void take()}
    >
      {t('variant.takeMany', { count, language })}
    </Button>
  );
}

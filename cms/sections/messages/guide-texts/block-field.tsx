import { type ReactNode } from 'react';
import { directionOf } from '#content/language-fallback.ts';
import { storedId } from '#content/schema/entity.ts';
import { withText } from '#content/translated-texts.ts';
import { isObject } from '#content/schema/containers.ts';
import { useLanguagePair } from '../../../workspace/language-pair.tsx';
import { useDraft } from '../../../workspace/workspace-context.tsx';
import { type Blocks, blockText } from './text-rows.ts';
import { normaliseCode } from '#content/station-code.ts';
import { GrowingText } from '../../../controls/growing-text.tsx';

export interface BlockFieldProps {
  /** Of the text block, which is made when something is typed. */
  readonly code: string;
  /** The museum's code of the language. */
  readonly language: string;
  readonly blocks: Blocks;
  readonly label: string;
  readonly hint: string | undefined;
  /** The text without the block. */
  readonly placeholder: string;
}

/** The text of a text block in one language. A block without any text is deleted when its field is left. */
export function BlockField({ code, language, blocks, label, hint, placeholder }: BlockFieldProps): ReactNode {
  const store = useDraft();
  const source = useLanguagePair().source?.Code;
  const stored = blocks.get(normaliseCode(code));
  const ID = stored === undefined ? undefined : storedId(stored);
  const texts = isObject(stored?.['Message']) ? stored['Message'] : {};
  // A text for all languages gives way to those of each language.
  const texted = stored === undefined ? undefined : { ...stored, Message: texts };
  const type = (text: string): void => {
    if (texted === undefined || ID === undefined) {
      if (text !== '') store.add('messages', { Code: code, Message: { [language]: text } });
      return;
    }
    const place = { name: 'Message', code: language, source };
    store.put('messages', withText(texted, place, text || undefined), `messages ${ID} Message ${language}`);
  };
  const leave = (): void => {
    const isEmpty = Object.values(texts).every((text) => text === '');
    if (ID !== undefined && typeof stored?.['Message'] !== 'string' && isEmpty)
      store.remove([{ model: 'messages', ID }]);
  };
  return (
    <GrowingText
      label={label}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      lang={language}
      dir={directionOf(language)}
      minRows={1}
      maxRows={8}
      placeholder={placeholder}
      value={blockText(blocks, code, language)}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={leave}
    />
  );
}

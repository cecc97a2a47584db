import { useLateTexts } from '../../shell/late/late-texts.tsx';
import { useContent } from '../../state/content/content-context.tsx';
import { useInterface } from '../../state/content/interface-context.tsx';

/** The version of the content in words; undefined if it has none. */
export function useVersionText(): string | undefined {
  const t = useLateTexts('info');
  const { interfaceLanguage } = useInterface();
  const { Counter: counter, UpdatedAt } = useContent().catalogue.version;
  if (counter === 0 && UpdatedAt === '') return undefined;
  const day = new Date(UpdatedAt);
  return Number.isNaN(day.getTime())
    ? t('info.version', { counter })
    : t('info.versionOf', {
        counter,
        date: day.toLocaleDateString(interfaceLanguage, { dateStyle: 'long', numberingSystem: 'latn' }),
      });
}

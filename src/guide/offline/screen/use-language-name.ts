import { useContent } from '../../state/content/content-context.tsx';

/** Returns a language's own name; undefined if the guide has only one. */
export function useLanguageName(code: string): string | undefined {
  const { languages } = useContent().catalogue;
  if (languages.length < 2) return undefined;
  return languages.find(({ Code }) => Code === code)?.DisplayName || code;
}

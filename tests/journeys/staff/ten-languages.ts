import { smallMuseum } from '#tests/browser/museum.ts';

const names = {
  de: 'Deutsch',
  en: 'English',
  ar: 'العربية',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  uk: 'Українська',
  zh: '中文',
};

/** The small museum, which speaks ten languages and is written in the first two. */
export const tenLanguages = {
  ...smallMuseum,
  Languages: Object.entries(names).map(([Code, DisplayName], index) => ({
    ID: index + 1,
    Code,
    DisplayName,
    AccessibilityCode: Code,
    IsDefault: Code === 'de',
  })),
  Configurations: [{ ID: 1, Info: { NewsSite: { de: '{host}/neues', en: '{host}/news' } } }],
};

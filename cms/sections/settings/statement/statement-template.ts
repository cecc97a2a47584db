const files = import.meta.glob<string>('./*.html', { query: '?raw', import: 'default' });

/** What the template says of the museum; empty: not known yet. */
export interface StatementFacts {
  readonly museum: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly guide: string;
}

/** The language of the template for a content language: its own, or English. */
export function templateLanguage(accessibilityCode: string): 'de' | 'en' {
  return /^de\b/i.test(accessibilityCode) ? 'de' : 'en';
}

/**
 * Loads a model of an accessibility statement, after the Commission Implementing Decision (EU) 2018/1523. What the museum
 * has to fill in is in square brackets.
 */
export async function loadTemplate(language: 'de' | 'en', facts: StatementFacts): Promise<string> {
  const template = (await files[`./${language}.html`]?.()) ?? '';
  return fillTemplate(template, facts, unknown[language]);
}

/** Puts what is known into a template, as plain text, and a placeholder for what is not. */
export function fillTemplate(template: string, facts: StatementFacts, missing: StatementFacts): string {
  return inOneLine(template).replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    if (!isFact(name, facts)) return whole;
    const known = facts[name].trim();
    return known === '' ? `[${missing[name]}]` : asHtml(known);
  });
}

/** Undoes how the file is laid out, as the editor of texts writes its own. */
function inOneLine(html: string): string {
  return html
    .trim()
    .replaceAll(/(?<=>)\s*\n\s*|\s*\n\s*(?=<)/g, '')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('<br />', '<br>');
}

function isFact(name: string, facts: StatementFacts): name is keyof StatementFacts {
  return Object.hasOwn(facts, name);
}

function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll(/\r?\n/g, '<br>');
}

const unknown: Readonly<Record<'de' | 'en', StatementFacts>> = {
  en: {
    museum: 'name of the museum',
    address: 'address of the museum',
    phone: 'telephone number',
    email: 'mail address',
    guide: 'address of the guide',
  },
  de: {
    museum: 'Name des Museums',
    address: 'Anschrift des Museums',
    phone: 'Telefonnummer',
    email: 'Mail-Adresse',
    guide: 'Adresse des Guides',
  },
};

import { UnstyledButton } from '@mantine/core';
import { CircleAlert, Languages } from 'lucide-react';
import { type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../language/texts.tsx';
import styles from './location-editor.module.css';
import { type ObjectName } from '../../draft/draft.ts';
import { type WholeLink } from '../../whole-window/use-wide.ts';
import { type FormSection } from './form-section.ts';
import { useFormSectionStates } from './use-form-sections.ts';

export interface JumpBarProps {
  readonly of: ObjectName;
  readonly formSections: readonly FormSection[];
  /** The ID of the section's heading. */
  readonly idOf: (formSection: FormSection) => string;
}

/** Links to every section of a long form, with marks at faults and gaps. Drawings fill the window. */
export function JumpBar({ of, formSections, idOf }: JumpBarProps): ReactNode {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const states = useFormSectionStates(of, formSections);
  const listed = (names: readonly string[]): string =>
    new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(names);
  return (
    <nav className={styles.jump} aria-label={t('part.jump')}>
      <ul>
        {states.map(({ formSection, findings, missing }) => {
          const wrong = findings === 0 ? undefined : t('part.findings', { count: findings });
          const lacking = missing.length === 0 ? undefined : t('part.missing', { languages: listed(missing) });
          return (
            <li key={formSection.name}>
              <UnstyledButton
                component="a"
                href={`#${idOf(formSection)}`}
                onClick={(event) => {
                  // The link scrolls within the page and leaves the address unchanged.
                  event.preventDefault();
                  jump(idOf(formSection));
                  const { whole } = formSection;
                  if (whole === undefined) return;
                  const { search } = window.location;
                  void navigate({ search }, { replace: true, state: { whole } satisfies WholeLink });
                }}
              >
                {t(formSection.name)}
                {wrong === undefined ? null : (
                  <span title={wrong}>
                    <CircleAlert role="img" aria-label={wrong} size={16} className={styles.wrong} />
                  </span>
                )}
                {lacking === undefined ? null : (
                  <span title={lacking}>
                    <Languages role="img" aria-label={lacking} size={16} className={styles.lacking} />
                  </span>
                )}
              </UnstyledButton>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function jump(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

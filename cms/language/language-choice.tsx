import { SegmentedControl } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTexts } from './texts.tsx';

/** The languages of the staff area, each in its own name. */
export function LanguageChoice(): ReactNode {
  const { t, language, choose } = useTexts();
  return (
    <SegmentedControl
      size="sm"
      aria-label={t('cms.language')}
      value={language}
      onChange={choose}
      data={[
        { value: 'de', label: 'Deutsch' },
        { value: 'en', label: 'English' },
      ]}
    />
  );
}

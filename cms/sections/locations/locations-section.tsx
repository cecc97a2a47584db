import { type ReactNode, memo, useDeferredValue, useMemo } from 'react';
import { StationList } from '../../lists/station-list.tsx';
import { Button, Text, Title } from '@mantine/core';
import { Copy } from 'lucide-react';
import { type ObjectName } from '../../draft/draft.ts';
import { EditorHead } from '../../lists/editor-head.tsx';
import { type EditorProps } from '../../lists/list-frame.tsx';
import { useDuplicates } from '../../lists/use-duplicates.ts';
import { useOpenNew } from '../../lists/use-focus-when-new.ts';
import { UsedIn } from '../../lists/used-in.tsx';
import { useTexts } from '../../language/texts.tsx';
import { useDraft } from '../../workspace/workspace-context.tsx';
import { StationPreview } from '../../preview/station-preview.tsx';
import { JumpBar } from './jump-bar.tsx';
import styles from './location-editor.module.css';
import { type FormSection } from './form-section.ts';
import { StaffSection } from './staff-section.tsx';
import { useHiddenFormSections, useOwnFormSections } from './use-form-sections.ts';

/** All stations, found by name, number or file, beside the editor of the chosen one. */
export function LocationsSection(): ReactNode {
  return <StationList Editor={LocationEditor} />;
}

/** Sections of the form that are shown at once; the others follow while the page answers already. */
const first = 1;

/** One station with all fields of its kind. Values of other kinds stay stored. */
function LocationEditor({ ID }: EditorProps): ReactNode {
  // A section renders again only when its own fields change.
  const of = useMemo(() => ({ model: 'locations', ID }) as const, [ID]);
  const formSections = useOwnFormSections(of);
  const isWhole = useDeferredValue(true, false);
  return (
    <div className={styles.editor}>
      <EditorHead of={of} back="/locations">
        <DuplicateButton of={of} />
      </EditorHead>
      <JumpBar of={of} formSections={formSections} idOf={idOf} />
      {(isWhole ? formSections : formSections.slice(0, first)).map((formSection) => (
        <FormSectionView key={formSection.name} formSection={formSection} of={of} />
      ))}
      {isWhole ? (
        <>
          <HiddenFormSections of={of} />
          <StaffSection of={of} />
          <UsedIn ID={ID} />
          <StationPreview of={of} />
        </>
      ) : null}
    </div>
  );
}

/** Copies the station, and opens the copy. */
function DuplicateButton({ of: { ID } }: StationProps): ReactNode {
  const { t } = useTexts();
  const store = useDraft();
  const openNew = useOpenNew();
  const duplicate = useDuplicates('locations');
  return (
    <Button
      variant="light"
      size="sm"
      leftSection={<Copy aria-hidden size={16} />}
      onClick={() => {
        const [copy] = duplicate([store.currentName({ model: 'locations', ID }).ID]);
        if (copy !== undefined) openNew(`/locations/${copy}`);
      }}
    >
      {t('action.duplicate')}
    </Button>
  );
}

interface StationProps {
  readonly of: ObjectName;
}

const FormSectionView = memo(function FormSectionView({
  formSection,
  of,
}: StationProps & { readonly formSection: FormSection }): ReactNode {
  const { t } = useTexts();
  const id = idOf(formSection);
  return (
    <section className={styles.formSection} aria-labelledby={id}>
      <Title order={2} size="h4" id={id} tabIndex={-1}>
        {t(formSection.name)}
      </Title>
      <formSection.Form of={of} />
    </section>
  );
});

/** Lists values that were entered while the station was of another kind. */
function HiddenFormSections({ of }: StationProps): ReactNode {
  const { t, language } = useTexts();
  const kept = useHiddenFormSections(of);
  if (kept.length === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {t('location.kept', {
        parts: new Intl.ListFormat(language).format([...new Set(kept.map(({ name }) => t(name)))]),
      })}
    </Text>
  );
}

function idOf({ name }: FormSection): string {
  return name.replace('.', '-');
}

import { Text, Title } from '@mantine/core';
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { type ObjectName } from '../../draft/draft.ts';
import { EditorHead } from '../../lists/editor-head.tsx';
import { type EditorProps } from '../../lists/list-frame.tsx';
import { UsedIn } from '../../lists/used-in.tsx';
import { useTexts } from '../../language/texts.tsx';
import { StationPreview } from '../../preview/station-preview.tsx';
import { JumpBar } from './jump-bar.tsx';
import styles from './location-editor.module.css';
import { type Part } from './part.ts';
import { useHiddenParts, useOwnParts } from './use-parts.ts';

/** Parts of the form that are shown at once; the others follow while the page answers already. */
const first = 1;

/** One station with all fields of its kind. Values of other kinds stay stored. */
export function LocationEditor({ ID }: EditorProps): ReactNode {
  // A part renders again only when its own fields change.
  const of = useMemo(() => ({ model: 'locations', ID }) as const, [ID]);
  const parts = useOwnParts(of);
  const isWhole = useDeferredValue(true, false);
  return (
    <div className={styles.editor}>
      <EditorHead of={of} back="/locations" />
      <JumpBar of={of} parts={parts} idOf={idOf} />
      {(isWhole ? parts : parts.slice(0, first)).map((part) => (
        <PartSection key={part.name} part={part} of={of} />
      ))}
      {isWhole ? (
        <>
          <HiddenParts of={of} />
          <UsedIn ID={ID} />
          <StationPreview of={of} />
        </>
      ) : null}
    </div>
  );
}

interface StationProps {
  readonly of: ObjectName;
}

const PartSection = memo(function PartSection({ part, of }: StationProps & { readonly part: Part }): ReactNode {
  const { t } = useTexts();
  const id = idOf(part);
  return (
    <section className={styles.part} aria-labelledby={id}>
      <Title order={2} size="h4" id={id} tabIndex={-1}>
        {t(part.name)}
      </Title>
      <part.Form of={of} />
    </section>
  );
});

/** Lists values that were entered while the station was of another kind. */
function HiddenParts({ of }: StationProps): ReactNode {
  const { t, language } = useTexts();
  const kept = useHiddenParts(of);
  if (kept.length === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {t('location.kept', {
        parts: new Intl.ListFormat(language).format([...new Set(kept.map(({ name }) => t(name)))]),
      })}
    </Text>
  );
}

function idOf({ name }: Part): string {
  return name.replace('.', '-');
}

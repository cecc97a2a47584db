import { Group, NumberInput, Select, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useStore } from 'zustand';
import { HotspotKind } from '#content/constants.ts';
import { GrowingText } from '../../controls/growing-text.tsx';
import { type ObjectName } from '../../draft/draft.ts';
import { LanguageFileField } from '../../fields/language-file-field.tsx';
import { LanguageText } from '../../fields/language-text.tsx';
import { SwitchField } from '../../fields/switch-field.tsx';
import { useFieldError } from '../../fields/use-findings.ts';
import { MultiSelectionNote } from '../editor/multi-selection-note.tsx';
import { isFree } from '../rules/shape-traits.ts';
import { useTexts } from '../../language/texts.tsx';
import { type HotspotShapeEditor } from './hotspot-shape-editor.ts';
import { boxOf, ofKind, withBox } from './rules/placing.ts';
import { seenHotspot } from './hotspot-adapter.ts';
import { useHotspotName } from './use-hotspot-name.ts';

export interface HotspotFieldsProps {
  /** The station. */
  readonly of: ObjectName;
  readonly editor: HotspotShapeEditor;
}

/** All fields of the chosen hotspot. */
export function HotspotFields({ of, editor }: HotspotFieldsProps): ReactNode {
  const { t } = useTexts();
  const title = useId();
  const chosen = useStore(editor.state, ({ editing }) => editing.chosen ?? -1);
  const hotspot = useStore(editor.state, ({ shapes }) => shapes[chosen]);
  const isLocked = useStore(editor.state, ({ editing }) => !isFree(editing, chosen));
  const isAny = useStore(editor.state, ({ shapes }) => shapes.length > 0);
  const nameOf = useHotspotName();
  if (hotspot === undefined)
    return isAny ? (
      <Text size="sm" c="dimmed">
        {t('hotspots.choose')}
      </Text>
    ) : null;
  const path = (field: string): readonly (string | number)[] => ['GameHotspots', chosen, field];
  return (
    <Stack component="section" gap="sm" aria-labelledby={title}>
      <MultiSelectionNote editor={editor} />
      <Title order={4} size="h5" id={title}>
        {chosen + 1}. {nameOf(hotspot, chosen)}
      </Title>
      <LanguageText of={of} path={path('Name')} label={t('hotspots.Name')} hint={t('hotspots.nameHint')} />
      <Group align="end" gap="lg">
        <Select
          label={t('hotspots.Kind')}
          value={hotspot.Kind}
          allowDeselect={false}
          disabled={isLocked}
          w={180}
          data={Object.values(HotspotKind).map((value) => ({ value, label: t(`hotspots.kind.${value}`) }))}
          onChange={(value) => {
            const kind = Object.values(HotspotKind).find((one) => one === value);
            if (kind !== undefined) editor.place(chosen, ofKind(hotspot, kind), `kind ${chosen}`);
          }}
        />
        <SwitchField
          of={of}
          path={path('IsSolution')}
          label={t('hotspots.IsSolution')}
          hint={t('hotspots.solutionHint')}
        />
      </Group>
      <LanguageText of={of} path={path('Feedback')} label={t('hotspots.Feedback')} hint={t('hotspots.feedbackHint')} />
      <Measures editor={editor} chosen={chosen} isLocked={isLocked} />
      {hotspot.Kind === HotspotKind.polygon ? (
        <Points of={of} editor={editor} chosen={chosen} isLocked={isLocked} />
      ) : null}
      <LanguageFileField
        of={of}
        path={path('AudioURL')}
        label={t('hotspots.AudioURL')}
        kind="audio"
        hint={t('hotspots.audioHint')}
      />
    </Stack>
  );
}

interface PartProps {
  readonly editor: HotspotShapeEditor;
  readonly chosen: number;
  readonly isLocked: boolean;
}

/** Its position and size, updated while it is dragged. */
function Measures({ editor, chosen, isLocked }: PartProps): ReactNode {
  const { t } = useTexts();
  const seen = useStore(editor.state, ({ editing, shapes }) => seenHotspot(editing, shapes));
  if (seen === undefined) return null;
  const box = boxOf(seen);
  const fields = [
    { field: 'X', key: 'x', min: undefined },
    { field: 'Y', key: 'y', min: undefined },
    { field: 'Width', key: 'width', min: 0 },
    { field: 'Height', key: 'height', min: 0 },
  ] as const;
  return (
    <SimpleGrid type="container" cols={{ base: 2, '460px': 4 }} spacing="sm">
      {fields.map(({ field, key, min }) => (
        <NumberInput
          key={field}
          label={t(`hotspots.${field}`)}
          value={box[key]}
          disabled={isLocked}
          suffix=" px"
          decimalScale={2}
          {...(min === undefined ? {} : { min })}
          onChange={(value) => {
            // While a field is empty or contains only a sign, the last number stays.
            if (typeof value === 'number')
              editor.place(chosen, withBox(seen, { ...box, [key]: value }), `${field} ${chosen}`);
          }}
        />
      ))}
    </SimpleGrid>
  );
}

function Points({ of, editor, chosen, isLocked }: PartProps & Pick<HotspotFieldsProps, 'of'>): ReactNode {
  const { t } = useTexts();
  const errorAt = useFieldError(of, ['GameHotspots']);
  const seen = useStore(editor.state, ({ editing, shapes }) => seenHotspot(editing, shapes));
  if (seen === undefined) return null;
  return (
    <GrowingText
      label={t('hotspots.Points')}
      description={t('hotspots.pointsHint')}
      error={errorAt(['GameHotspots', chosen, 'Points'])}
      value={seen.Points}
      disabled={isLocked}
      minRows={1}
      maxRows={4}
      styles={{ input: { fontFamily: 'monospace' } }}
      onChange={({ currentTarget }) => {
        const next = { ...seen, Points: currentTarget.value };
        const { x, y, width, height } = boxOf(next);
        editor.place(chosen, { ...next, X: x, Y: y, Width: width, Height: height }, `Points ${chosen}`);
      }}
    />
  );
}

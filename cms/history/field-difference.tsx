import { Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { FilePreview } from '../files/file-preview.tsx';
import { fieldAt, valueText } from '../language/field-texts.ts';
import { useTexts } from '../language/texts.tsx';
import { writingOf } from '../language/writing.ts';
import { useContentLanguages } from '../workspace/use-catalogue.ts';
import { useFieldSpeaker } from '../workspace/use-field-speaker.ts';
import styles from './comparison.module.css';
import { type FieldDifferenceProps, ListDifference } from './list-difference.tsx';
import { readableText } from './rules/readable-text.ts';
import { ShapeDifference } from './shape-difference.tsx';
import { WordDifference } from './word-difference.tsx';

/** Two values of a field, each kind in its own way. */
export function FieldDifference({ model, from, to, change }: FieldDifferenceProps): ReactNode {
  const languages = useContentLanguages();
  const { path, before, after } = change;
  const { field, code } = fieldAt({ model, path });
  const name = path.join('.');
  if (name === 'GameBoardSVGPath') return <ShapeDifference from={from} to={to} field={name} />;
  if (field?.kind === 'list' || Array.isArray(before) || Array.isArray(after))
    return (
      <>
        {name === 'GameHotspots' ? <ShapeDifference from={from} to={to} field={name} /> : null}
        <ListDifference model={model} from={from} to={to} change={change} Difference={FieldDifference} />
      </>
    );
  if (field?.kind === 'url' || field?.kind === 'urls') return <Files {...{ model, from, to, change }} />;
  const isText = field?.kind === 'text' || field?.kind === 'string' || code !== undefined;
  if (isText && isTextOrNone(before) && isTextOrNone(after)) {
    const language = languages.find(({ Code }) => Code === code);
    const texts = readableText(before ?? '', after ?? '');
    return <WordDifference {...texts} writing={language === undefined ? undefined : writingOf(language)} />;
  }
  return <Values {...{ model, from, to, change }} />;
}

function isTextOrNone(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string';
}

/** Other values, as staff read them: the earlier one crossed out. */
function Values({ model, from, to, change: { path, before, after } }: FieldDifferenceProps): ReactNode {
  const speaker = useFieldSpeaker();
  const words = [
    valueText(before, { model, object: from, path }, speaker),
    valueText(after, { model, object: to, path }, speaker),
  ];
  const [was = '', is = ''] = words[0] === words[1] ? [JSON.stringify(before), JSON.stringify(after)] : words;
  return (
    <Text size="sm" component="div" className={styles.values}>
      <del>{was}</del>
      <span aria-hidden>→</span>
      <ins>{is}</ins>
    </Text>
  );
}

/** Two files side by side. */
function Files({ model, from, to, change: { path, before, after } }: FieldDifferenceProps): ReactNode {
  const { t } = useTexts();
  const speaker = useFieldSpeaker();
  const sides = [
    { title: t('history.before'), value: before, object: from },
    { title: t('history.afterwards'), value: after, object: to },
  ];
  return (
    <div className={styles.sides}>
      {sides.map(({ title, value, object }) => (
        <figure key={title} className={styles.file}>
          <Text size="xs" c="dimmed">
            {title}
          </Text>
          {typeof value === 'string' && value !== '' ? <FilePreview url={value} size={120} /> : null}
          <Text size="sm" component="figcaption" className={styles.words}>
            {valueText(value, { model, object, path }, speaker)}
          </Text>
        </figure>
      ))}
    </div>
  );
}

import { Badge, Text } from '@mantine/core';
import { type ComponentType, type ReactNode } from 'react';
import { isObject, type StoredObject } from '#content/schema/containers.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { FilePreview } from '../files/file-preview.tsx';
import { fieldAt, fieldLabel, valueText } from '../language/field-texts.ts';
import { useTexts } from '../language/texts.tsx';
import { useFieldSpeaker } from '../workspace/use-field-speaker.ts';
import styles from './comparison.module.css';
import { type FieldChange, fieldChanges } from './rules/field-changes.ts';
import { type ListChange, listChanges } from './rules/list-changes.ts';

export interface FieldDifferenceProps {
  readonly model: EditedModel;
  readonly from: StoredObject;
  readonly to: StoredObject;
  readonly change: FieldChange;
}

interface ListDifferenceProps extends FieldDifferenceProps {
  /** Shows what differs within an element. */
  readonly Difference: ComponentType<FieldDifferenceProps>;
}

const colours = { added: 'teal', removed: 'red', moved: 'gray', changed: 'gray' } as const;

/** Two states of a list: what came, went, moved or changed. */
export function ListDifference(props: ListDifferenceProps): ReactNode {
  const { t } = useTexts();
  const { before, after } = props.change;
  const changes = listChanges(asList(before), asList(after));
  const same = changes.filter(({ kind }) => kind === 'same').length;
  return (
    <>
      <ul className={styles.items}>
        {changes.map((change, index) =>
          change.kind === 'same' ? null : (
            <li key={index} className={styles.item}>
              <Badge color={colours[change.kind]} variant="light" radius="sm" tt="none" className={styles.badge}>
                {t('history.item', { kind: t(`history.item.${change.kind}`), place: change.place })}
              </Badge>
              <Item {...props} element={change} />
            </li>
          ),
        )}
      </ul>
      {same === 0 ? null : (
        <Text size="sm" c="dimmed" mt={4}>
          {t('history.same', { count: same })}
        </Text>
      )}
    </>
  );
}

/** As in the content, a single value represents a list of one. */
function asList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null || value === '' ? [] : [value];
}

function Item({ element, Difference, ...props }: ListDifferenceProps & { readonly element: ListChange }): ReactNode {
  const speaker = useFieldSpeaker();
  const { model, from, to, change } = props;
  const { kind, before, after } = element;
  const { path } = change;
  const shown = after ?? before;
  const url = pictureIn(shown, fieldAt({ model, path }).field?.element?.kind === 'url');
  const outer = fieldLabel({ model, object: to, path }, speaker);
  const inner = kind === 'changed' && isObject(before) && isObject(after) ? fieldChanges(before, after, []) : [];
  return (
    <div className={styles.element}>
      {url === undefined ? null : <FilePreview url={url} size={56} />}
      {kind === 'changed' ? (
        <div className={styles.words}>
          {inner.map((part) => {
            const at = [...path, ...part.path];
            return (
              <div key={at.join(' ')}>
                <Text size="xs" fw={600}>
                  {fieldLabel({ model, object: to, path: at }, speaker).replace(`${outer}, `, '')}
                </Text>
                <Difference model={model} from={from} to={to} change={{ ...part, path: at }} />
              </div>
            );
          })}
        </div>
      ) : (
        <Text size="sm" className={styles.words} td={kind === 'removed' ? 'line-through' : undefined}>
          {valueText([shown], { model, object: to, path }, speaker)}
        </Text>
      )}
    </div>
  );
}

function pictureIn(element: unknown, isUrl: boolean): string | undefined {
  const url = isObject(element) ? element['ImageURL'] : isUrl ? element : undefined;
  return typeof url === 'string' && url !== '' ? url : undefined;
}

import { type ComponentType, type ReactNode, useMemo } from 'react';
import { createFilter } from '#content/station-filter.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { useTexts } from '../language/texts.tsx';
import { objectLabel } from '../workspace/object-label.ts';
import { useObjects } from '../workspace/use-catalogue.ts';
import { type EditorProps, ListFrame, type ListedModel } from './list-frame.tsx';

export interface ObjectListProps {
  readonly model: ListedModel;
  /** Of the section: an object is edited at `path/ID`. */
  readonly path: string;
  /** The initial values of a new object. */
  readonly fresh: StoredObject;
  /** The next step while the list is empty. */
  readonly teach?: string;
  readonly Editor: ComponentType<EditorProps>;
}

/** The objects of a model by name, beside the editor of one. */
export function ObjectList({ model, ...frame }: ObjectListProps): ReactNode {
  const { t, language } = useTexts();
  const objects = useObjects(model);
  const find = useMemo(() => {
    const entries = objects.map((object) => ({
      ID: Number(object['ID']),
      name: objectLabel(object, language, t('unnamed')),
    }));
    return createFilter(entries, ({ name }) => ({ code: '', name }));
  }, [objects, language, t]);
  return <ListFrame model={model} find={find} {...frame} />;
}

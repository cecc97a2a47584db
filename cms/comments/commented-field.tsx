import { Anchor } from '@mantine/core';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type StoredObject } from '#content/schema/containers.ts';
import { type Comment } from '#contract/calls/comment-calls.ts';
import { fieldLabel } from '../language/field-texts.ts';
import { editorPath } from '../workspace/editor-path.ts';
import { type FieldLink } from '../workspace/focus-field.tsx';
import { useFieldSpeaker } from '../workspace/use-field-speaker.ts';

export interface CommentedFieldProps {
  readonly comment: Comment;
  readonly object: StoredObject;
}

/** Leads to the field that a comment is about. */
export function CommentedField({ comment: { Model, Field }, object }: CommentedFieldProps): ReactNode {
  const speaker = useFieldSpeaker();
  if (Field === '') return null;
  const link: FieldLink = { focusField: Field };
  return (
    <Anchor component={Link} to={editorPath(Model, object, Field)} state={link} size="sm">
      {fieldLabel({ model: Model, object, path: Field.split('.') }, speaker)}
    </Anchor>
  );
}

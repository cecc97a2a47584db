import { Anchor } from '@mantine/core';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { findingText } from '../language/finding-text.ts';
import { useTexts } from '../language/texts.tsx';
import { editorPath } from './editor-path.ts';
import { type Fault } from './faults.ts';
import { type FieldLink } from './focus-field.tsx';
import { useObjectName } from './use-object-name.ts';

export interface FaultLineProps {
  readonly fault: Fault;
  /** Called when the user opens the fault. */
  readonly onGo?: () => void;
}

/** A fault as a sentence, with a link to its field. */
export function FaultLine({ fault: { of, field, words }, onGo }: FaultLineProps): ReactNode {
  const { t } = useTexts();
  const nameOf = useObjectName();
  const text = findingText(words, t);
  if (of === undefined) return text;
  return (
    <Anchor
      component={Link}
      to={editorPath(of.model, of.object, field)}
      state={{ focusField: field } satisfies FieldLink}
      onClick={onGo}
    >
      {nameOf(of.model, of.object)}: {text}
    </Anchor>
  );
}

export function faultKey({ of, field, words: { key, facts } }: Fault): string {
  return JSON.stringify([of?.model, of?.object['ID'], field, key, facts]);
}

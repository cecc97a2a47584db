import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { type LanguageMap } from '#content/schema/texts.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { useInterface } from '../../state/content/interface-context.tsx';
import { type Downloads } from '../state/downloads.ts';
import { formatLength } from './format-length.ts';
import styles from './station-length.module.css';

export interface StationLengthProps {
  /** The addresses of the recording in its languages. */
  readonly recording: LanguageMap;
  readonly downloads: Downloads;
}

/** How long a recording is, once the list of media is known. It comes late, so nothing moves for it. */
export function StationLength({ recording, downloads }: StationLengthProps): ReactNode {
  const { say } = useContent();
  const { interfaceLanguage } = useInterface();
  const { text } = say(recording);
  const seconds = useStore(downloads, () => downloads.lengthOf(text));
  return seconds === undefined ? null : (
    <span className={styles.length} data-aloud>
      {formatLength(seconds, interfaceLanguage)}
    </span>
  );
}

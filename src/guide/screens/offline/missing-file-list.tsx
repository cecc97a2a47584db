import { type ReactNode } from 'react';
import { type Tour } from '#content/entities/tour.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { nameFiles } from './missing-files.ts';
import { useOfflineTexts } from './offline-texts.ts';
import styles from './sheet.module.css';

export interface MissingFilesProps {
  readonly tour: Tour;
  readonly files: readonly string[];
}

/** The files that the museum does not deliver, by what they belong to. */
export function MissingFiles({ tour, files }: MissingFilesProps): ReactNode {
  const t = useOfflineTexts();
  const { catalogue, say } = useContent();
  return (
    <ul className={styles.files}>
      {nameFiles(files, tour, catalogue).map(({ path, kind, of }) => (
        <li key={path}>{t(kind, { title: of === undefined ? (path.split('/').at(-1) ?? path) : say(of).text })}</li>
      ))}
    </ul>
  );
}

import { NavLink, Select } from '@mantine/core';
import { Folder, FolderOpen } from 'lucide-react';
import { type ReactNode } from 'react';
import { fileName } from '../../media/file-address.ts';
import { useTexts } from '../../language/texts.tsx';
import styles from './files-section.module.css';

export interface FolderTreeProps {
  /** Paths; a folder precedes its contents. */
  readonly folders: readonly string[];
  readonly current: string;
  readonly onOpen: (folder: string) => void;
}

/** All folders, one below the other; a select box on narrow windows. */
export function FolderTree({ folders, current, onOpen }: FolderTreeProps): ReactNode {
  const { t } = useTexts();
  const nameOf = (path: string): string => (path === '' ? t('files.top') : fileName(path));
  const all = ['', ...folders.toSorted()];
  return (
    <>
      <nav className={styles.tree} aria-label={t('files.folders')}>
        {all.map((path) => (
          <NavLink
            key={path}
            component="button"
            label={nameOf(path)}
            active={path === current}
            aria-current={path === current ? 'true' : undefined}
            leftSection={path === current ? <FolderOpen aria-hidden size={16} /> : <Folder aria-hidden size={16} />}
            style={{ paddingInlineStart: `${0.5 + depthOf(path)}rem` }}
            onClick={() => onOpen(path)}
          />
        ))}
      </nav>
      <Select
        className={styles.folderChoice}
        label={t('files.folder')}
        allowDeselect={false}
        value={current}
        onChange={(path) => onOpen(path ?? '')}
        data={all.map((path) => ({ value: path, label: path === '' ? t('files.top') : path }))}
      />
    </>
  );
}

function depthOf(path: string): number {
  return path === '' ? 0 : path.split('/').length;
}

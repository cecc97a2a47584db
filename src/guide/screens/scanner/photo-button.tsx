import { type ChangeEvent, type ReactNode } from 'react';
import { type CodeReader } from './code-reader.ts';
import { type Notice } from './notice-line.tsx';
import styles from './scan-screen.module.css';

export interface PhotoButtonProps {
  readonly reader: CodeReader;
  readonly onText: (text: string) => void;
  readonly onNotice: (notice: Notice) => void;
  readonly children: ReactNode;
}

/** Reads a code from a photo, for visitors whose browser has no camera or denies access to it. */
export function PhotoButton({ reader, onText, onNotice, children }: PhotoButtonProps): ReactNode {
  async function read({ currentTarget: input }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const photo = input.files?.[0];
    if (photo === undefined) return;
    onNotice({ kind: 'photo-reading' });
    try {
      const text = await reader.readPhoto(photo);
      if (text === undefined) onNotice({ kind: 'photo-nothing' });
      else onText(text);
    } catch {
      onNotice({ kind: 'failed' });
    }
    // Allows the same photo to be chosen again.
    input.value = '';
  }

  return (
    <label className={styles.way}>
      {children}
      <input className={styles.file} type="file" accept="image/*" onChange={(event) => void read(event)} />
    </label>
  );
}

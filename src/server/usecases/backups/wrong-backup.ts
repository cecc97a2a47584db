import { type Facts, type WordOf } from '#i18n/pack.ts';
import { type Refusal } from '../../errors.ts';
import { refuse } from '../../refuse.ts';

export function wrongBackup(fault: WordOf<'backup'>, facts: Facts = {}, cause?: unknown): Refusal {
  return refuse('backup-unusable', { ...facts, backup: fault }, { cause });
}

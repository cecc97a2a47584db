import { Refusal } from '../../errors.ts';

export function wrongBackup(reason: string, cause?: unknown): Refusal {
  return new Refusal('wrong-backup', `This backup cannot be used: ${reason} Nothing was changed.`, undefined, {
    cause,
  });
}

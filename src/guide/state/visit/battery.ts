import { type NativeMessage } from '#contract/native.ts';
import { type Notices } from '../notices/notices.ts';

const low = 0.15;

export interface BatteryCheck {
  readonly hear: (message: NativeMessage) => void;
  /** Checks again, because the configuration may have arrived after the battery's message. */
  readonly look: () => void;
}

/** Shows once per charge that the native app's battery is low, if the museum wants it (androidBatteryChecker). */
export function createBatteryCheck(notices: Notices, isWanted: () => boolean): BatteryCheck {
  let last: NativeMessage | undefined;
  let shown: number | undefined;

  function look(): void {
    if (last?.type !== 'battery' || !isWanted()) return;
    const isLow = last.level <= low && !last.charging;
    if (isLow && shown === undefined) {
      const percent = Math.round(last.level * 100);
      const words = { key: 'native.batteryLow', facts: { percent } } as const;
      shown = notices.show(words, { mood: 'negative', lifetime: 'persistent' });
    }
    if (!isLow && shown !== undefined) {
      notices.dismiss(shown);
      shown = undefined;
    }
  }

  return {
    look,
    hear: (message) => {
      if (message.type !== 'battery') return;
      last = message;
      look();
    },
  };
}

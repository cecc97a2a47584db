import type { BatteryMessage } from '#contract/native.ts';
import type { ReadonlyStore } from '#ui/store.ts';
import { type Notices } from '../notices/notices.ts';

const low = 0.15;

/** Shows once per charge that the native app's battery is low (androidBatteryChecker). */
export function watchBattery(
  battery: ReadonlyStore<BatteryMessage | undefined>,
  notices: Pick<Notices, 'show' | 'dismiss'>,
): void {
  let shown: number | undefined;

  function look(): void {
    const last = battery.getState();
    if (last === undefined) return;
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

  look();
  battery.subscribe(look);
}

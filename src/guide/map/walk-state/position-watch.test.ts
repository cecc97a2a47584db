import { expect, it } from 'vitest';
import { type PositionSource } from '#engine/map/position.ts';
import { createPositionWatch } from './position-watch.ts';

/** A source that records its requests. */
function listed(name: string, log: string[]): PositionSource {
  return ({ isPrecise }) => {
    log.push(`${name} ${isPrecise ? 'precise' : 'coarse'}`);
    return () => log.push(`${name} stopped`);
  };
}

it('asks the device again only when the need changes', () => {
  const log: string[] = [];
  const watch = createPositionWatch(listed('device', log), () => undefined);
  watch.need('none');
  watch.need('coarse');
  watch.need('coarse');
  watch.need('precise');
  watch.need('none');
  watch.need('none');
  expect(log).toEqual(['device coarse', 'device stopped', 'device precise', 'device stopped']);
});

it('stops one source before another starts', () => {
  const log: string[] = [];
  const watch = createPositionWatch(listed('device', log), () => undefined);
  watch.need('precise');
  watch.setSource(listed('track', log));
  expect(log).toEqual(['device precise', 'device stopped']);
  watch.need('precise');
  expect(log.at(-1)).toBe('track precise');
});

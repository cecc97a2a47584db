import { expect, it } from 'vitest';
import { stepsBackTo } from './steps-back.ts';

it.each<[string, readonly string[], number | undefined]>([
  ['/locations/1', ['/tours/1', '/locations/1?by=cards'], 1],
  ['/locations/1', ['/locations/1?find=x', '/detail/101', '/detail/102'], 3],
  ['/locations/1', ['/locations/1', '/locations/1?by=list', '/detail/101'], 2],
  ['/locations/1', ['/locations/1', '/groups', '/detail/101'], undefined],
  ['/locations/1', ['/locations/1', '', '/detail/101'], undefined],
  ['/locations/1', ['/locations/11'], undefined],
  ['/locations/1', [], undefined],
  ['/detail/101', ['/detail/101', '/detail/101?dive=29', '/detail/101?dive=30'], 3],
  ['/numbers?q=a', ['/groups', '/numbers?q=ab'], 1],
  ['/tours', ['/tours/1', '/locations/1'], undefined],
  ['/locations/1', ['/locations/1/'], 1],
])('to %s from behind %j: %j', (to, trail, steps) => expect(stepsBackTo(to, trail)).toBe(steps));

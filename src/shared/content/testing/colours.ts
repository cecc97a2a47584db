import * as fc from 'fast-check';
import { type Colour } from '../colour.ts';

const channel = fc.integer({ min: 0, max: 255 });

export const anyColour: fc.Arbitrary<Colour> = fc.record({
  red: channel,
  green: channel,
  blue: channel,
  alpha: fc.oneof(fc.constant(100), fc.integer({ min: 0, max: 100 })),
});

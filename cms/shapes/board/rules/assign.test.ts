import { expect, it } from 'vitest';
import { assigned, type Candidate } from './assign.ts';

const station = (ID: number, code: string, name: string): Candidate => ({ ID, code, name, isFree: true });
const stations = [station(35, '12', '12 Großes Haus'), station(36, 'A-7', 'A-7 Turm'), station(37, '', '')];

it.each([
  ['its ID', '36', 1],
  ['its code', 'a 7', 1],
  ['its name', 'A_7_TURM', 1],
  ['its name without the code', 'turm', 1],
  ['signs around it', '(Großes-Haus)', 0],
])('a shape belongs to the station that it is named after, by %s', (_, name, index) =>
  expect(assigned([name], stations)).toEqual([index]),
);

it.each(['', ' - ', '3', 'haus', '12 Großes'])('%j names no station', (name) =>
  expect(assigned([name], stations)).toEqual([undefined]),
);

it('gives each station one shape, and the next shape of that name to another station of that name', () => {
  const twins = [station(1, '1', '1 Turm'), station(2, '2', '2 Turm')];
  expect(assigned(['Turm', 'Turm', 'Turm', '1'], twins)).toEqual([0, 1, undefined, undefined]);
});

it('gives nothing twice, whatever sign separates words', () => {
  const two = [station(35, '12', '12 Großes Haus'), station(36, '13', '13 Turm')];
  expect(assigned(['turm', '12', 'großes_haus', '36', ''], two)).toEqual([1, 0, undefined, undefined, undefined]);
  expect(assigned(['großes-haus', '36'], two)).toEqual([0, 1]);
});

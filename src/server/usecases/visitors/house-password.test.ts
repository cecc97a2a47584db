import { expect, test } from 'vitest';
import { hashPassword } from '../accounts/passwords.ts';
import { createHousePassword } from './house-password.ts';

type Check = (stored: string | undefined, given: string) => Promise<boolean>;

/** Ends when the test says so. */
function heldCheck(right: string): { check: Check; asked: string[]; release: () => void } {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  return {
    asked,
    check: async (_, given) => {
      asked.push(given);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return given === right;
    },
    release: () => {
      for (const end of waiting.splice(0)) end();
    },
  };
}

test('a hall full of visitors costs one check, and later visitors none', async () => {
  const { check, asked, release } = heldCheck('Rembrandt');
  const house = createHousePassword(check);
  const hall = Array.from({ length: 500 }, () => house.is('hash', 'Rembrandt'));
  release();
  expect((await Promise.all(hall)).every(Boolean)).toBe(true);
  expect(await house.is('hash', 'Rembrandt')).toBe(true);
  expect(asked).toEqual(['Rembrandt']);
});

test('a visitor who knows the password does not wait for those who guess', async () => {
  const { check, asked, release } = heldCheck('Rembrandt');
  const house = createHousePassword(check);
  const first = house.is('hash', 'Rembrandt');
  release();
  await first;
  const guesses = ['Rubens', 'Hals', 'Vermeer'].map((guess) => house.is('hash', guess));
  expect(await house.is('hash', 'Rembrandt')).toBe(true);
  // Two guesses are checked, the third waits.
  expect(asked).toEqual(['Rembrandt', 'Rubens', 'Hals']);
  release();
  await guesses[0];
  await guesses[1];
  release();
  expect(await Promise.all(guesses)).toEqual([false, false, false]);
});

test('another password is right as soon as it is set, and the old one wrong', async () => {
  const house = createHousePassword();
  const [old, set] = [await hashPassword('Rembrandt'), await hashPassword('Hals')];
  expect(await house.is(old, 'Rembrandt')).toBe(true);
  expect(await house.is(set, 'Rembrandt')).toBe(false);
  expect(await house.is(set, 'Hals')).toBe(true);
  expect(await house.is(undefined, 'Hals')).toBe(false);
});

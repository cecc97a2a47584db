import { type EntryGroup } from './rules/group-entries.ts';

/** Divides groups by the day of their newest change, by the clock of the browser: `2026-11-28`. */
export function daysOf(groups: readonly EntryGroup[]): readonly (readonly [string, readonly EntryGroup[]])[] {
  const days = new Map<string, EntryGroup[]>();
  for (const group of groups) {
    const day = keyOf(new Date(group.main.At));
    days.set(day, [...(days.get(day) ?? []), group]);
  }
  return [...days];
}

/** A day as staff call it: today, yesterday, or its date. */
export function dayOf(day: string, language: string): string {
  const date = new Date(`${day}T12:00`);
  const today = new Date(`${keyOf(new Date())}T12:00`);
  const ago = Math.round((today.getTime() - date.getTime()) / 86_400_000);
  if (ago < 0 || ago > 1) return date.toLocaleDateString(language, { dateStyle: 'full' });
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-ago, 'day');
  return words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
}

function keyOf(date: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

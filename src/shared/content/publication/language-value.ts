import { isObject } from '../schema/containers.ts';
import { anyLanguage } from '../schema/texts.ts';

/** Returns what a value has for a language: its own, or what applies to all languages. */
export function valueFor(map: unknown, code: string): unknown {
  if (!isObject(map)) return isFilled(map) ? map : undefined;
  if (Object.hasOwn(map, code)) return map[code];
  return isFilled(map[anyLanguage]) ? map[anyLanguage] : undefined;
}

export const isFilled = (value: unknown): boolean =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

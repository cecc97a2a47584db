import { isObject } from '#content/schema/containers.ts';
import { type PreviewedVisitor } from '#contract/frame-messages.ts';
import { type DeviceName, isDeviceName } from './phone-sizes.ts';

/** How one of several previews beside each other shows the guide. */
export interface PaneLook {
  readonly device: DeviceName;
  /** The code of a language; empty: the guide chooses. */
  readonly language: string;
  readonly ways: readonly PreviewOption[];
}

export const previewOptions = ['contrast', 'dark', 'large', 'mirrored', 'muted', 'slow', 'read'] as const;
export type PreviewOption = (typeof previewOptions)[number];

export const paneRange = { least: 2, most: 4 } as const;

export const firstLooks: readonly PaneLook[] = [
  { device: 'small', language: '', ways: [] },
  { device: 'small', language: '', ways: ['contrast', 'large'] },
  { device: 'desktop', language: '', ways: [] },
];

/** The frame's own part of a look; what is left is done around the frame. */
export function visitorOf({ language, ways }: PaneLook): PreviewedVisitor {
  return {
    ...(language === '' ? {} : { language }),
    isHighContrast: ways.includes('contrast'),
    isDark: ways.includes('dark'),
    isMirrored: ways.includes('mirrored'),
    isMuted: ways.includes('muted'),
    isSlow: ways.includes('slow'),
  };
}

/** Reads looks as stored in the browser. Returns the first ones if they are missing or malformed. */
export function readLooks(stored: string | null): readonly PaneLook[] {
  try {
    const given: unknown = JSON.parse(stored ?? '');
    const looks = Array.isArray(given) ? given.map(readLook).filter((look) => look !== undefined) : [];
    return looks.length >= paneRange.least ? looks.slice(0, paneRange.most) : firstLooks;
  } catch {
    return firstLooks;
  }
}

function readLook(given: unknown): PaneLook | undefined {
  if (!isObject(given)) return undefined;
  const { device, language, ways } = given;
  if (typeof device !== 'string' || !isDeviceName(device)) return undefined;
  if (typeof language !== 'string' || !Array.isArray(ways)) return undefined;
  return { device, language, ways: previewOptions.filter((option) => ways.includes(option)) };
}

/** A size in CSS pixels. */
export interface PhoneSize {
  readonly width: number;
  readonly height: number;
}

/** A small phone and a large one. */
export const phoneSizes = {
  small: { width: 360, height: 740 },
  large: { width: 430, height: 932 },
} as const satisfies Record<string, PhoneSize>;

/** All that visitors hold, or sit at. */
export const deviceSizes = {
  ...phoneSizes,
  landscape: { width: 740, height: 360 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 800 },
} as const satisfies Record<string, PhoneSize>;

export type PhoneName = keyof typeof phoneSizes;
export type DeviceName = keyof typeof deviceSizes;

export function isPhoneName(name: string): name is PhoneName {
  return Object.hasOwn(phoneSizes, name);
}

export function isDeviceName(name: string): name is DeviceName {
  return Object.hasOwn(deviceSizes, name);
}

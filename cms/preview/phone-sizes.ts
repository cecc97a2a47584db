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

export type PhoneName = keyof typeof phoneSizes;

export function isPhoneName(name: string): name is PhoneName {
  return Object.hasOwn(phoneSizes, name);
}

/** A browser as people know it; an empty text for what is not known. */
export interface BrowserWords {
  readonly browser: string;
  readonly system: string;
  readonly isPhone: boolean;
}

/** The first that fits counts: most browsers name the others, too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Reads what a browser calls itself (the User-Agent header). */
export function readBrowser(userAgent: string): BrowserWords {
  const nameIn = (known: typeof browsers): string => known.find(([sign]) => sign.test(userAgent))?.[1] ?? '';
  return {
    browser: nameIn(browsers),
    system: nameIn(systems),
    isPhone: /\b(?:iPhone|Mobile)\b/.test(userAgent),
  };
}

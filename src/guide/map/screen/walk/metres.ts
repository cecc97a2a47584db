import { useMemo } from 'react';

/**
 * Returns a formatter that rounds distances to ten metres, from one kilometre to tenths, and from ten to whole
 * kilometres.
 */
export function useMetres(language: string): (metres: number) => string {
  return useMemo(() => {
    const format = (unit: 'meter' | 'kilometer', maximumFractionDigits: number): Intl.NumberFormat =>
      new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits, numberingSystem: 'latn' });
    const [near, far, farther] = [format('meter', 0), format('kilometer', 1), format('kilometer', 0)];
    return (metres) => {
      if (metres < 995) return near.format(metres < 20 ? Math.ceil(metres) : Math.round(metres / 10) * 10);
      return (metres < 9950 ? far : farther).format(metres / 1000);
    };
  }, [language]);
}

import { useMemo } from 'react';

/** Distances as visitors say them: to ten metres, beyond a kilometre to a tenth of one, beyond ten to a whole one. */
export function useMetres(language: string): (metres: number) => string {
  return useMemo(() => {
    const format = (unit: 'meter' | 'kilometer', maximumFractionDigits: number): Intl.NumberFormat =>
      new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits });
    const [near, far, farther] = [format('meter', 0), format('kilometer', 1), format('kilometer', 0)];
    return (metres) => {
      if (metres < 995) return near.format(metres < 20 ? Math.ceil(metres) : Math.round(metres / 10) * 10);
      return (metres < 9950 ? far : farther).format(metres / 1000);
    };
  }, [language]);
}

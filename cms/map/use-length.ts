import { useMemo } from 'react';
import { useTexts } from '../language/texts.tsx';

export interface Lengths {
  /** Writes metres with their unit: whole ones from ten metres on, kilometres from ten kilometres on. */
  readonly length: (metres: number) => string;
  /** Writes whole metres without a unit. */
  readonly metres: (metres: number) => string;
}

export function useLength(): Lengths {
  const { language } = useTexts();
  return useMemo(() => {
    const format = (unit: 'meter' | 'kilometer', maximumFractionDigits: number): Intl.NumberFormat =>
      new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits });
    const [near, far, farther] = [format('meter', 1), format('meter', 0), format('kilometer', 1)];
    const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
    return {
      length: (metres) => {
        if (metres >= 10_000) return farther.format(metres / 1000);
        return (metres < 10 ? near : far).format(metres);
      },
      metres: (metres) => whole.format(metres),
    };
  }, [language]);
}

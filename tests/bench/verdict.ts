/** Compares a measurement with its goal; smaller is better. */
export function verdict(measured: number, goal: number): string {
  return `goal ${goal}, ratio ${(measured / goal).toFixed(2)} ${measured <= goal ? 'reached' : 'MISSED'}`;
}

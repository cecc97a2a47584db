import { type ReactNode } from 'react';

/** The guide's own ornament, for museums without a picture. */
export function Ornament({ size }: { readonly size: number }): ReactNode {
  return (
    <svg viewBox="4 4 56 56" width={size} aria-hidden fill="none" stroke="currentColor" strokeWidth="1.5">
      <path d="M32 6 58 32 32 58 6 32ZM32 18 46 32 32 46 18 32Z" />
      <circle cx="32" cy="32" r="3" fill="currentColor" stroke="none" />
    </svg>
  );
}

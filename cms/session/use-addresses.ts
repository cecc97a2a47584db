import { useMemo } from 'react';
import { type Addresses, addressesBelow } from '../media/file-address.ts';
import { useConnection } from './session-context.tsx';

export function useAddresses(): Addresses {
  const { base } = useConnection();
  return useMemo(() => addressesBelow(base), [base]);
}

import { createContext, use } from 'react';

/** What the address says in place of a pattern's `:names`. */
export type PlaceParams = Readonly<Record<string, string | undefined>>;

export const PlaceParamsContext = createContext<PlaceParams>({});

export function usePlaceParams(): PlaceParams {
  return use(PlaceParamsContext);
}

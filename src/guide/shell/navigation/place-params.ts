import { createContext, use } from 'react';

/** The values in the address for a pattern's `:names`. */
export type PlaceParams = Readonly<Record<string, string | undefined>>;

export const PlaceParamsContext = createContext<PlaceParams>({});

export function usePlaceParams(): PlaceParams {
  return use(PlaceParamsContext);
}

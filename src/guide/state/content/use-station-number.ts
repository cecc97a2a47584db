import { type TourItem } from '#content/entities/tour-item.ts';
import { useContent } from './content-context.tsx';

export function useStationNumber(item: TourItem): string {
  return useContent().numberOf(item);
}

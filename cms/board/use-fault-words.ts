import { readPath } from '#content/svg-path.ts';
import { useWords } from '../language/words.tsx';
import { type Place } from './rules/places.ts';

/** Returns the reason why visitors would not see a shape, in words; undefined if they would. */
export function useFaultWords(): (data: string, place: Pick<Place, 'fault'>) => string | undefined {
  const { t } = useWords();
  return (data, { fault }) => {
    if (fault === undefined) return undefined;
    const broken = readPath(data).fault;
    if (broken === undefined) return t(`board.fault.${fault}`);
    const { reason, at } = broken;
    const near = data.slice(Math.max(at - 6, 0), at + 6);
    return t(`board.fault.${reason}`, { at: at + 1, near });
  };
}

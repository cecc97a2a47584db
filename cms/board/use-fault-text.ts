import { readPath } from '#content/svg-path.ts';
import { useTexts } from '../language/texts.tsx';
import { type StationShape } from './rules/station-shapes.ts';

/** Returns the reason why visitors would not see a shape, in words; undefined if they would. */
export function useFaultText(): (data: string, place: Pick<StationShape, 'fault'>) => string | undefined {
  const { t } = useTexts();
  return (data, { fault }) => {
    if (fault === undefined) return undefined;
    const broken = readPath(data).fault;
    if (broken === undefined) return t(`board.fault.${fault}`);
    const { reason, at } = broken;
    const near = data.slice(Math.max(at - 6, 0), at + 6);
    return t(`board.fault.${reason}`, { at: at + 1, near });
  };
}

import { useEffect, useRef } from 'react';
import { type Tour } from '#content/entities/tour.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { recordCode } from '#content/record-code.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { useVisit } from '../../state/visit/visit-context.tsx';
import { noteOpened } from '../../state/records/opened-stations.ts';
import { noteVisit } from '../../state/records/visit-log.ts';
import { visitsAddress } from '../../state/records/visits-address.ts';

/** Notes that a station was opened: for the search, and for the museum if it records visits (VisitStats). */
export function useNotedVisit(item: TourItem, tour: Tour | undefined, isStation: boolean): void {
  const { book, native } = useVisit();
  const { catalogue, configuration, base, code } = useContent();
  const isCounted = visitsAddress(configuration, base, native !== undefined) !== undefined;
  const isRecorded = isStation && catalogue.configuration.VisitStats && isCounted;
  const isNoted = useRef(false);
  useEffect(() => {
    if (isStation) noteOpened(item.ID);
  }, [isStation, item.ID]);
  useEffect(() => {
    // Once per opening of the screen: changing the language is not another visit.
    if (!isRecorded || isNoted.current) return;
    isNoted.current = true;
    const codes = { TourCode: tour === undefined ? '' : recordCode(tour), ItemCode: recordCode(item) };
    noteVisit(book, { Kind: 'open', ...codes, Language: code }, Date.now());
  }, [isRecorded, book, item, tour, code]);
}

import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { wantedKey } from '#offline/wanted.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { useOffline, useSize } from './offline-context.tsx';
import { useLateTexts } from '../../shell/late/late-texts.tsx';
import { labelOf, percentOf } from './tour-state.ts';
import { useTourTitle } from './use-tour-title.ts';

/** Announces downloads politely. An open dialog needs its own announcer, because all else is silent then. */
export function Announcer(): ReactNode {
  const t = useLateTexts('offline');
  const size = useSize();
  const titleOf = useTourTitle();
  const { catalogue } = useContent();
  const announcement = useStore(useOffline().announcements, (state) => state.announcement);
  const tour = catalogue
    .tours()
    .find(({ ID }) =>
      catalogue.languages.some(({ Code }) => wantedKey({ tour: ID, language: Code }) === announcement?.wanted),
    );
  return (
    <p role="status" className="visually-hidden">
      {announcement === undefined || tour === undefined ? null : words(titleOf(tour).text)}
    </p>
  );

  function words(title: string): string {
    if (announcement === undefined) return '';
    const { state } = announcement;
    if (state.kind === 'ready') return t('offline.said.ready', { title });
    if (state.kind === 'running') return t('offline.said', { title, percent: percentOf(state) });
    const { key, facts } = labelOf(state, size);
    return t('offline.named', { label: t(key, facts), title });
  }
}

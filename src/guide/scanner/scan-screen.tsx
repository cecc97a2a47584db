import { ListOrdered } from 'lucide-react';
import { Link } from '#ui/link.tsx';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { NavigationType, useHref, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { idIn, isArrival, routes } from '../routes.ts';
import { usePlaceParams } from '../shell/navigation/place-params.ts';
import { Page } from '../shell/page/page.tsx';
import { Skeleton } from '../shell/late/skeleton.tsx';
import { useContent } from '../state/content/content-context.tsx';
import { findTarget } from './find-target.ts';
import { type Notice } from './notice-line.tsx';
import styles from './scan-screen.module.css';
import { lateTexts, useLateTexts } from '../shell/late/late-texts.tsx';
import { Scanner } from './scanner.tsx';

const { Texts: ScanTexts } = lateTexts('scan');

/** Reads the museum's codes by camera or from a photo, and opens their stations and tours. */
export function ScanScreen(): ReactNode {
  return (
    <ScanTexts standIn={<Skeleton shape="text" />}>
      <ScanPage />
    </ScanTexts>
  );
}

function ScanPage(): ReactNode {
  const t = useLateTexts('scan');
  const { tourId } = usePlaceParams();
  const { catalogue, say } = useContent();
  const cameTapping = useCameTapping();
  const [notice, setNotice] = useState<Notice>();
  const follow = useFollow(setNotice);
  const tour = catalogue.tour(idIn(tourId) ?? -1);
  const list = tour === undefined ? routes.tours.href() : routes.locations.href(tour.ID);
  return (
    <Page title={t('scan.title')} back={list} crumb={say((tour ?? catalogue.provider).Name)} place={{ tour }}>
      <p className={styles.lead}>{t('scan.lead')}</p>
      <Scanner isAsked={cameTapping} onText={follow} notice={notice} onNotice={setNotice} foreign={t('scan.foreign')}>
        <Link className={styles.way} to={list}>
          <ListOrdered aria-hidden /> {t('scan.type')}
        </Link>
      </Scanner>
    </Page>
  );
}

/**
 * Returns whether the visitor opened the scanner by a tap on another screen, not by an address, a reload or going back.
 */
function useCameTapping(): boolean {
  const state: unknown = useLocation().state;
  return useNavigationType() === NavigationType.Push && !isArrival(state);
}

/**
 * Follows a code into the guide, or says why not. Replaces the scanner in the history, so that going back from the
 * station skips it.
 */
function useFollow(onNotice: (notice: Notice) => void): (text: string) => void {
  const { catalogue, configuration } = useContent();
  const { webAddress } = configuration;
  const navigate = useNavigate();
  const folder = useHref(routes.root.href());
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
    return () => {
      // A photo read late must not navigate a visitor who has moved on.
      isLeaving.current = true;
    };
  }, []);
  return useCallback(
    (text) => {
      if (isLeaving.current) return;
      const target = findTarget(text, catalogue, [new URL(folder, globalThis.location.origin).href, webAddress]);
      onNotice(target);
      if (target.kind !== 'path') return;
      isLeaving.current = true;
      tick();
      void navigate(target.path, { replace: true });
    },
    [catalogue, folder, webAddress, navigate, onNotice],
  );
}

function tick(): void {
  // Not every browser has it, whatever its type says.
  if ('vibrate' in navigator) navigator.vibrate(20);
}

import { Camera, ImageUp, ListOrdered } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import {
  Link,
  NavigationType,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
} from 'react-router-dom';
import { Button } from '#ui/button.tsx';
import { idIn, isArrival, routes } from '../../routes.ts';
import { Page } from '../../shell/page.tsx';
import { useContent } from '../../state/content-context.tsx';
import { useTranslate } from '../../state/interface-context.tsx';
import { type CodeReader, createCodeReader } from './code-reader.ts';
import { findTarget } from './find-target.ts';
import { type Notice, NoticeLine } from './notice-line.tsx';
import { PhotoButton } from './photo-button.tsx';
import styles from './scan-screen.module.css';
import { useScanner } from './use-scanner.ts';
import { Viewfinder } from './viewfinder.tsx';

/** Reads the museum's codes by camera or from a photo, and leads to what they stand for. */
export function ScanScreen(): ReactNode {
  const t = useTranslate();
  const { tourId } = useParams();
  const { catalogue, say } = useContent();
  const tour = catalogue.tour(idIn(tourId) ?? -1);
  const list = tour === undefined ? routes.tours.href() : routes.locations.href(tour.ID);
  return (
    <Page title={t('scan.title')} back={list} crumb={say((tour ?? catalogue.provider).Name)} place={{ tour }}>
      <p className={styles.lead}>{t('scan.lead')}</p>
      <Scanner list={list} />
    </Page>
  );
}

function Scanner({ list }: { readonly list: string }): ReactNode {
  const t = useTranslate();
  const reader = useReader();
  const video = useRef<HTMLVideoElement>(null);
  const cameTapping = useCameTapping();
  const [asked, setAsked] = useState(cameTapping ? 1 : 0);
  const [notice, setNotice] = useState<Notice>();
  const follow = useFollow(setNotice);
  const state = useScanner({ video, reader, asked, onText: follow });

  return (
    <div className={styles.scanner}>
      <Viewfinder video={video} state={state} isRecognised={notice?.kind === 'path'}>
        {state.status === 'off' || (state.status === 'refused' && state.refusal !== 'unavailable') ? (
          <Button onClick={() => setAsked(asked + 1)}>
            <Camera aria-hidden /> {state.status === 'off' ? t('scan.start') : t('action.retry')}
          </Button>
        ) : null}
      </Viewfinder>
      <NoticeLine notice={notice} />
      <div className={styles.ways}>
        <PhotoButton reader={reader} onText={follow} onNotice={setNotice}>
          <ImageUp aria-hidden /> {t('scan.photo')}
        </PhotoButton>
        <Link className={styles.way} to={list}>
          <ListOrdered aria-hidden /> {t('scan.type')}
        </Link>
      </div>
      <p className={styles.private}>{t('scan.private')}</p>
    </div>
  );
}

/** Coming from another screen by a tap counts as opening the scanner; an address, a reload and a way back do not. */
function useCameTapping(): boolean {
  const state: unknown = useLocation().state;
  return useNavigationType() === NavigationType.Push && !isArrival(state);
}

/** The reader lasts as long as the screen. */
function useReader(): CodeReader {
  const [reader] = useState(createCodeReader);
  useEffect(() => () => reader.destroy(), [reader]);
  return reader;
}

/** Follows a code into the guide, or says why not. The scanner gives way: back from the station is not the camera. */
function useFollow(onNotice: (notice: Notice) => void): (text: string) => void {
  const { catalogue } = useContent();
  const navigate = useNavigate();
  const folder = useHref(routes.root.href());
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
    return () => {
      // A photo that is read late leads nobody away from where they have gone meanwhile.
      isLeaving.current = true;
    };
  }, []);
  return useCallback(
    (text) => {
      if (isLeaving.current) return;
      const target = findTarget(text, catalogue, new URL(folder, globalThis.location.origin).href);
      onNotice(target);
      if (target.kind !== 'path') return;
      isLeaving.current = true;
      tick();
      void navigate(target.path, { replace: true });
    },
    [catalogue, folder, navigate, onNotice],
  );
}

function tick(): void {
  // Not every browser has it, whatever its type says.
  if ('vibrate' in navigator) navigator.vibrate(20);
}

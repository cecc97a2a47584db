import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { type ContentNews } from '../state/content-news.ts';
import { useLateTexts } from '../../shell/late/late-texts.tsx';
import styles from './update-dialogs.module.css';

/** Other notices at the lower edge are above it. */
function keepNewsRoom(news: HTMLElement | null): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--news-height', `${news?.offsetHeight ?? 0}px`));
  if (news !== null) observer.observe(news);
  return () => observer.disconnect();
}

/** The page continues with the content that it began with until the visitor wants the newer one. */
export function ContentNotice({ news }: { readonly news: Omit<ContentNews, 'hear'> }): ReactNode {
  const t = useLateTexts('updates');
  const isThere = useStore(news);
  return (
    <div ref={keepNewsRoom} role="status" className={styles.news}>
      {isThere ? (
        <>
          <p>{t('updates.content')}</p>
          <button type="button" onClick={() => globalThis.location.reload()}>
            {t('updates.content.show')}
          </button>
          <button type="button" onClick={news.dismiss}>
            {t('updates.close')}
          </button>
        </>
      ) : null}
    </div>
  );
}

import { type ReactNode, useState } from 'react';
import styles from './info-screen.module.css';
import { useInfoTexts } from './info-texts.ts';

/**
 * The sponsors' logos. The content has no names for them, so they are decorative, below a heading that introduces them.
 */
export function Sponsors({ urls }: { readonly urls: readonly string[] }): ReactNode {
  const t = useInfoTexts();
  return (
    <section>
      <h2>{t('info.sponsors')}</h2>
      <div className={styles.sponsors}>
        {[...new Set(urls)].map((url) => (
          <Logo key={url} url={url} />
        ))}
      </div>
    </section>
  );
}

function Logo({ url }: { readonly url: string }): ReactNode {
  const [failed, setFailed] = useState(false);
  return failed ? null : <img src={url} alt="" loading="lazy" onError={() => setFailed(true)} />;
}

import { encodeQR } from 'qr';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useLateTexts } from '../../shell/late/late-texts.tsx';
import { useSettings } from '../../state/content/interface-context.tsx';
import styles from './profile-sheet.module.css';
import { routes } from '../../routes.ts';
import { addressWith } from '../transfer.ts';

/** The visitor's settings as a code and a link for another device. */
export function Transfer({ language }: { readonly language: string | undefined }): ReactNode {
  const t = useLateTexts('profile', 'versions');
  const settings = useSettings();
  const [isCopied, setCopied] = useState(false);
  const address = addressWith(settings, language, new URL(routes.welcome.href().slice(1), document.baseURI).href);
  const copy = (): void => {
    navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <div ref={showWhole} className={styles.transfer}>
      <p>{t('profile.transfer.text')}</p>
      <div role="img" aria-label={t('profile.transfer')} className={styles.code}>
        <Squares address={address} />
      </div>
      {navigator.clipboard === undefined ? null : (
        <Button onClick={copy}>{t(isCopied ? 'profile.copied' : 'profile.copy')}</Button>
      )}
      <span role="status" className="visually-hidden">
        {isCopied ? t('profile.copied') : null}
      </span>
    </div>
  );
}

/** It opens below the visible part of the panel. */
function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}

function Squares({ address }: { readonly address: string }): ReactNode {
  const rows = encodeQR(address, 'raw', { ecc: 'low' });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg aria-hidden viewBox={`0 0 ${rows.length} ${rows.length}`} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  );
}

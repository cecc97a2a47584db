import { type ReactNode, useState } from 'react';
import { type KeyOf } from '#i18n/pack.ts';
import { useInterface } from '../../state/content/interface-context.tsx';
import { type NetworkFacts } from '../../state/notices/notices.ts';
import { lateTexts, useLateTexts } from '../late/late-texts.tsx';
import styles from './network-notice.module.css';

const { Texts: NetworkTexts, ready } = lateTexts('network');

export const networkTexts = ready;

export interface NetworkNoticeProps {
  readonly network: NetworkFacts;
  readonly onDismiss: () => void;
}

/**
 * The Networking Error of section 8. Visitors read one sentence; the address and stack trace are for staff and stay
 * collapsed.
 */
export function NetworkNotice(props: NetworkNoticeProps): ReactNode {
  return (
    <NetworkTexts standIn={null}>
      <Details {...props} />
    </NetworkTexts>
  );
}

function Details({ network: { url, time, stack }, onDismiss }: NetworkNoticeProps): ReactNode {
  const t = useLateTexts('network');
  const { t: general, interfaceLanguage } = useInterface();
  const [answer, setAnswer] = useState<KeyOf<'network'>>();
  const when = new Date(time);
  const details = `${when.toISOString()}\n${url}\n${stack}`;

  async function copy(): Promise<void> {
    const copied = await writeToClipboard(`${t('notice.network.title')}\n${details}`);
    setAnswer(copied ? 'notice.network.copied' : 'notice.network.copyFailed');
  }

  return (
    <>
      <h2 className={styles.title}>
        {t('notice.network.title')}{' '}
        <time dateTime={when.toISOString()}>
          {when.toLocaleTimeString(interfaceLanguage, { hour: '2-digit', minute: '2-digit', numberingSystem: 'latn' })}
        </time>
      </h2>
      <p>{general('notice.network.text')}</p>
      <details className={styles.details}>
        <summary>{t('notice.network.details')}</summary>
        <pre>{details}</pre>
      </details>
      <div className={styles.actions}>
        <button type="button" onClick={onDismiss}>
          {t('notice.network.ignore')}
        </button>
        <button type="button" onClick={() => globalThis.location.reload()}>
          {t('notice.network.reload')}
        </button>
        <button type="button" onClick={() => void copy()}>
          {t('notice.network.copy')}
        </button>
      </div>
      {answer === undefined ? null : <p className={styles.answer}>{t(answer)}</p>}
    </>
  );
}

/** Insecure pages have no clipboard, and browsers may forbid it. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

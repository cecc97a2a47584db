import { type ReactNode } from 'react';
import { useTexts } from '../../language/texts.tsx';
import { qrPicture, tokenAddress } from '../../print/qr-codes.ts';
import { useConnection } from '../../session/session-context.tsx';
import { spelled } from './token.ts';
import styles from './token-code.module.css';

export interface TokenCodeProps {
  readonly token: string;
  readonly logo: string | undefined;
}

/** The QR code with which a visitor comes in, as wide as its place. A logo covers less than it can spare. */
export function TokenCode({ token, logo }: TokenCodeProps): ReactNode {
  const { t } = useTexts();
  const { guideAddress } = useConnection();
  const picture = qrPicture(tokenAddress(guideAddress, token), 'high');
  return (
    <span className={styles.code}>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        alt={t('tokens.codeOf', { token: spelled(token) })}
        className={styles.picture}
      />
      {logo === undefined ? null : <img src={logo} alt="" className={styles.logo} />}
    </span>
  );
}

import { type ReactNode, useState } from 'react';
import { Skeleton } from '../../shell/late/skeleton.tsx';
import { type Notice } from '../../scanner/notice-line.tsx';
import { lateTexts, useLateTexts } from '../../shell/late/late-texts.tsx';
import { Scanner } from '../../scanner/scanner.tsx';

const { Texts: ScanTexts } = lateTexts('scan');

export interface TokenScannerProps {
  /** Returns the token in a code; undefined if the code contains none. */
  readonly find: (text: string) => string | undefined;
  readonly onToken: (token: string) => void;
}

/** Scans the printed code of a token. */
export function TokenScanner({ find, onToken }: TokenScannerProps): ReactNode {
  const t = useLateTexts('access');
  const [notice, setNotice] = useState<Notice>();

  function follow(text: string): void {
    const token = find(text);
    if (token === undefined) setNotice({ kind: 'foreign' });
    else onToken(token);
  }

  return (
    <ScanTexts standIn={<Skeleton shape="text" />}>
      <Scanner isAsked onText={follow} notice={notice} onNotice={setNotice} foreign={t('token.foreign')} />
    </ScanTexts>
  );
}

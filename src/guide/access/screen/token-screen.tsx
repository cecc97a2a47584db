import { Keyboard, ScanLine } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { LoginType } from '#content/constants.ts';
import { anyLanguage } from '#content/schema/texts.ts';
import { useSearchParams } from 'react-router-dom';
import { lateScreen } from '../../shell/late/late-screen.tsx';
import { Skeleton } from '../../shell/late/skeleton.tsx';
import { storageKeys } from '../../adapters/storage.ts';
import { enterByToken } from '../state/enter.ts';
import { useVisit } from '../../state/visit/visit-context.tsx';
import { AccessGate } from './access-gate.tsx';
import { AccessPage } from './access-page.tsx';
import { useLateTexts } from '../../shell/late/late-texts.tsx';
import { EntryForm } from './entry-form.tsx';
import { findToken } from './find-token.ts';
import styles from './token-screen.module.css';
import { useAccessEntry } from './use-access-entry.ts';
import { useEntry } from './use-entry.ts';
import { useEntryErrorText } from './use-entry-error-text.ts';
import { useTitle } from './use-title.ts';

/** Asks for the visitor's token: typed, pasted, scanned, or in the address of a printed code. */
export function TokenScreen(): ReactNode {
  return (
    <AccessGate types={types}>
      <TokenPage />
    </AccessGate>
  );
}

const types = [LoginType.token];

const LateScanner = lateScreen(
  () => import('./token-scanner.tsx'),
  ({ TokenScanner }) => TokenScanner,
  <Skeleton shape="text" />,
).Screen;

function TokenPage(): ReactNode {
  const t = useLateTexts('access');
  const [query] = useSearchParams();
  const say = useEntryErrorText();
  const museum = useTitle();
  const { book } = useVisit();
  const { entry, folder, goIn } = useAccessEntry();
  const { state, attempt } = useEntry(goIn);
  const given = query.get('token') ?? '';
  const [typed, setTyped] = useState(given);
  const [isScanning, setScanning] = useState(false);

  function submit(text: string): void {
    setTyped(text);
    if (text.trim() === '') attempt({ kind: 'empty' });
    else if (text.length > longest) attempt({ kind: 'tooLong' });
    else {
      const token = findToken(text, folder);
      const onBound = (): void => book.storage.write(storageKeys.docking, 'new');
      attempt(token === undefined ? { kind: 'unknown' } : () => enterByToken(token, entry, onBound));
    }
  }

  const submitGiven = useEffectEvent(() => submit(given));
  const submitted = useRef('');
  useEffect(() => {
    if (given === '' || given === submitted.current) return;
    submitted.current = given;
    submitGiven();
  }, [given]);

  return (
    <AccessPage
      title={{ text: t('token.title'), language: anyLanguage, isFallback: false }}
      museum={museum}
      lead={t('token.lead')}
    >
      {isScanning ? (
        <LateScanner
          find={(text) => findToken(text, folder)}
          onToken={(token) => {
            setScanning(false);
            submit(token);
          }}
        />
      ) : (
        <EntryForm
          label={t('token.label')}
          hint={t('token.hint')}
          state={state}
          say={say}
          onFound={setTyped}
          onSubmit={() => submit(typed)}
        >
          {(field) => (
            <input
              {...field}
              className={styles.token}
              name="token"
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </EntryForm>
      )}
      <button type="button" className={styles.way} aria-expanded={isScanning} onClick={() => setScanning(!isScanning)}>
        {isScanning ? <Keyboard aria-hidden /> : <ScanLine aria-hidden />}
        {t(isScanning ? 'token.scanClose' : 'token.scan')}
      </button>
    </AccessPage>
  );
}

/** Longer texts are neither a token nor an address with one. */
const longest = 2000;

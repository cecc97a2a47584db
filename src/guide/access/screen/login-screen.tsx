import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LoginType } from '#content/constants.ts';
import { inLanguage } from '#content/language-fallback.ts';
import { RoundButton } from '#ui/button.tsx';
import { enterByPassword } from '../state/enter.ts';
import { orInterfaceText } from '../../shell/text/spoken-text.tsx';
import { useInterface, useSettings } from '../../state/content/interface-context.tsx';
import { AccessGate } from './access-gate.tsx';
import { AccessPage } from './access-page.tsx';
import { useLateTexts } from '../../shell/late/late-texts.tsx';
import { EntryForm } from './entry-form.tsx';
import { useBoot, useAccessEntry } from './use-access-entry.ts';
import { useEntry } from './use-entry.ts';
import { useEntryErrorText } from './use-entry-error-text.ts';
import { useTitle } from './use-title.ts';

/** Asks for the one password that all visitors share, permanently or for a period. */
export function LoginScreen(): ReactNode {
  return (
    <AccessGate types={types}>
      <LoginPage />
    </AccessGate>
  );
}

const types = [LoginType.password, LoginType.timed];

function LoginPage(): ReactNode {
  const t = useLateTexts('access');
  const { interfaceLanguage } = useInterface();
  const settings = useSettings();
  const say = useEntryErrorText();
  const { configuration, loginType } = useBoot();
  const title = useTitle();
  const { entry, goIn } = useAccessEntry();
  const { state, attempt } = useEntry(goIn);
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <AccessPage
      title={orInterfaceText(
        inLanguage(configuration.loginTitle, settings.language ?? interfaceLanguage, interfaceLanguage),
        title.museum || t('login.title'),
      )}
      museum={title}
      lead={t(loginType === LoginType.timed ? 'login.leadTimed' : 'login.lead')}
    >
      <EntryForm
        label={t('login.label')}
        state={state}
        say={(error) => (error.kind === 'empty' ? t('login.empty') : say(error))}
        onFound={setPassword}
        onSubmit={() => attempt(password === '' ? { kind: 'empty' } : () => enterByPassword(password, entry))}
      >
        {(field) => (
          <>
            <input
              {...field}
              type={isShown ? 'text' : 'password'}
              name="password"
              autoComplete="current-password"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
            <RoundButton label={t(isShown ? 'login.hide' : 'login.show')} onClick={() => setShown(!isShown)}>
              <Icon aria-hidden />
            </RoundButton>
          </>
        )}
      </EntryForm>
    </AccessPage>
  );
}

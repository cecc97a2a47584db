import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LoginType } from '#content/constants.ts';
import { inLanguage } from '#content/language-fallback.ts';
import { RoundButton } from '#ui/button.tsx';
import { enterByPassword } from '../../state/access/enter.ts';
import { orInterfaceText } from '../../shell/text/spoken-text.tsx';
import { useInterface, useSettings } from '../../state/content/interface-context.tsx';
import { DoorOf } from './door-of.tsx';
import { DoorPage } from './door-page.tsx';
import { useDoorTexts } from './door-texts.ts';
import { EntryForm } from './entry-form.tsx';
import { useBoot, useDoor } from './use-door.ts';
import { useEntry } from './use-entry.ts';
import { useHindranceText } from './use-hindrance-text.ts';
import { useTitle } from './use-title.ts';

/** Asks for the one password that all visitors share, permanently or for a period. */
export function LoginScreen(): ReactNode {
  return (
    <DoorOf types={types}>
      <LoginPage />
    </DoorOf>
  );
}

const types = [LoginType.password, LoginType.timed];

function LoginPage(): ReactNode {
  const t = useDoorTexts();
  const { interfaceLanguage } = useInterface();
  const settings = useSettings();
  const say = useHindranceText();
  const { configuration, loginType } = useBoot();
  const title = useTitle();
  const { entry, goIn } = useDoor();
  const { state, attempt } = useEntry(goIn);
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <DoorPage
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
        say={(hindrance) => (hindrance.kind === 'empty' ? t('login.empty') : say(hindrance))}
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
    </DoorPage>
  );
}

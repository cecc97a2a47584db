import { type ReactNode, useState } from 'react';
import { type AppSecret } from './app-secret.ts';
import { AppStep } from './app-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export interface FactorSetupProps {
  /** If it was typed a moment ago. */
  readonly password?: string | undefined;
  /** The recovery codes have been shown, and are put away. */
  readonly onDone: () => void;
}

/** Sets the second factor up: the password, the app and a first code of it, and then the recovery codes. */
export function FactorSetup({ password, onDone }: FactorSetupProps): ReactNode {
  const [app, setApp] = useState<AppSecret>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (app === undefined) return <PasswordStep known={password} onDone={setApp} />;
  return <AppStep app={app} onDone={setCodes} />;
}

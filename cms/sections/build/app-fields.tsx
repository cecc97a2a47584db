import { Button, NumberInput, PasswordInput, Switch, TextInput } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import {
  type AppAnswer,
  type AppValues,
  retainedBuilds,
  longestPin,
  problemAt,
  suggestedAddress,
} from './app-values.ts';
import { useProblemText } from './use-problem-text.ts';

interface AppFieldsProps {
  readonly values: AppValues;
  readonly answer: AppAnswer;
  readonly onChange: (values: AppValues) => void;
  readonly isPinWrong: boolean;
}

/** The server's limit; a text too long for Android gets a note and is not cut off. */
const longestText = 300;
const longestAddress = 1000;

/** The id of a field's control, to which what keeps the app from being built leads. */
export function fieldId(field: string): string {
  return `app-${field}`;
}

/** Each setting of the app with its meaning, and with what is wrong as it was saved. */
export function AppFields({ values, answer, onChange, isPinWrong }: AppFieldsProps): ReactNode {
  const { t } = useTexts();
  const { guideAddress } = useConnection();
  const inWords = useProblemText();
  const suggested = suggestedAddress(guideAddress, values);
  const errorAt = (field: Parameters<typeof problemAt>[0]): string | undefined => {
    const problem = problemAt(field, values, answer);
    return problem === undefined ? undefined : inWords(problem);
  };
  const set = (change: Partial<AppValues>): void => onChange({ ...values, ...change });
  const textOf = (field: 'AppName' | 'ApplicationID' | 'VersionName' | 'ServerAddress') => ({
    id: fieldId(field),
    label: t(`build.${field}`),
    description: t(`build.${field}.hint`),
    value: values[field],
    error: errorAt(field),
    maxLength: longestText,
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      set({ [field]: currentTarget.value }),
  });
  const asCode = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
  return (
    <>
      <TextInput {...textOf('AppName')} />
      <TextInput {...textOf('ApplicationID')} {...asCode} />
      <TextInput {...textOf('VersionName')} {...asCode} />
      <div>
        <TextInput {...textOf('ServerAddress')} {...asCode} type="url" maxLength={longestAddress} />
        {suggested === undefined ? null : (
          <Button variant="subtle" size="compact-sm" mt={4} onClick={() => set({ ServerAddress: suggested })}>
            {t('build.useAddress', { address: suggested })}
          </Button>
        )}
      </div>
      <Switch
        label={t('build.IsLoanDevice')}
        description={t('build.IsLoanDevice.hint')}
        checked={values.IsLoanDevice}
        onChange={({ currentTarget }) => set({ IsLoanDevice: currentTarget.checked })}
      />
      {values.IsLoanDevice ? (
        <PasswordInput
          id={fieldId('PIN')}
          label={t(answer.Settings.HasPIN ? 'build.PIN.new' : 'build.PIN')}
          description={`${t('build.PIN.hint')}${answer.Settings.HasPIN ? ` ${t('build.PIN.set')}` : ''}`}
          value={values.PIN}
          inputMode="numeric"
          autoComplete="new-password"
          maxLength={longestPin}
          maw={320}
          error={isPinWrong ? t('build.PIN.wrong') : answer.Settings.IsLoanDevice ? errorAt('PIN') : undefined}
          errorProps={{ role: 'alert' }}
          visibilityToggleButtonProps={{ 'aria-label': t('login.show') }}
          onChange={({ currentTarget }) => set({ PIN: currentTarget.value })}
        />
      ) : null}
      <NumberInput
        label={t('build.KeepBuilds')}
        description={t('build.KeepBuilds.hint')}
        value={values.KeepBuilds}
        min={retainedBuilds.least}
        max={retainedBuilds.most}
        allowDecimal={false}
        clampBehavior="strict"
        maw={320}
        onChange={(value) => {
          if (typeof value === 'number' && value >= retainedBuilds.least) set({ KeepBuilds: value });
        }}
      />
    </>
  );
}

import { Alert, Button, Group, Radio, Stack, Text, PasswordInput, TextInput, NativeSelect } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LoginType } from '#content/constants.ts';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { useOwnWork } from '../../workspace/own-work.tsx';
import styles from './login-type.module.css';
import {
  changeOf,
  endsSessions,
  faultsOf,
  hasPassword,
  isChanged,
  isTimed,
  type StoredLogin,
  valuesOf,
  type LoginValues,
  type TypedPeriod,
} from './login-values.ts';
import { type PeriodType, ValidityUnit } from '#contract/calls/access-calls.ts';

interface LoginTypeFormProps {
  readonly stored: StoredLogin;
  readonly onSaved: () => Promise<void>;
}

/** The four types, each with its fields. Entries stay when saving fails. */
export function LoginTypeForm({ stored, onSaved }: LoginTypeFormProps): ReactNode {
  const { t, failure } = useTexts();
  const { client } = useConnection();
  const [values, setValues] = useState(() => valuesOf(stored));
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<unknown>();
  const faults = isChecked ? faultsOf(values, stored) : [];
  const isUnsaved = isChanged(values, stored);
  const save = async (): Promise<boolean> => {
    setChecked(true);
    setTrouble(undefined);
    if (faultsOf(values, stored).length > 0) return false;
    setBusy(true);
    try {
      await client('setLoginType', { body: changeOf(values) });
      setValues({ ...values, password: '' });
      setChecked(false);
      notifications.show({ message: t('loginType.saved') });
      await onSaved();
      return true;
    } catch (error) {
      setTrouble(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  useOwnWork(isUnsaved, save);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap="lg">
        {trouble === undefined ? null : (
          <Alert color="red" role="alert">
            {failure(trouble)}
          </Alert>
        )}
        <Radio.Group
          label={t('loginType.label')}
          value={values.type}
          onChange={(chosen) => {
            const type = Object.values(LoginType).find((each) => each === chosen);
            if (type !== undefined) setValues({ ...values, type });
          }}
        >
          <Stack gap="xs" mt="xs">
            {Object.values(LoginType).map((type) => (
              <Radio.Card key={type} value={type} className={styles.card} aria-label={t(`loginType.${type}`)}>
                <Group wrap="nowrap" align="start" gap="sm">
                  <Radio.Indicator />
                  <div>
                    <Text fw={600}>{t(`loginType.${type}`)}</Text>
                    <Text size="sm" c="dimmed">
                      {t(`loginType.${type}.hint`)}
                    </Text>
                  </div>
                </Group>
              </Radio.Card>
            ))}
          </Stack>
        </Radio.Group>
        {hasPassword(values.type) ? (
          <PasswordFields
            values={values}
            onChange={setValues}
            isSet={stored.HasPassword}
            isMissing={faults.includes('password')}
          />
        ) : null}
        {isTimed(values.type) ? (
          <PeriodFields type={values.type} values={values} onChange={setValues} isWrong={faults.includes('period')} />
        ) : null}
        <div role="status">
          {endsSessions(values, stored) ? (
            <Alert role="note" color="orange" icon={<TriangleAlert aria-hidden />}>
              {t('loginType.ends')}
            </Alert>
          ) : null}
        </div>
        <Group>
          <Button type="submit" loading={isBusy} disabled={!isUnsaved}>
            {t('loginType.save')}
          </Button>
          {isUnsaved ? (
            <Button
              variant="default"
              onClick={() => {
                setValues(valuesOf(stored));
                setChecked(false);
                setTrouble(undefined);
              }}
            >
              {t('loginType.reset')}
            </Button>
          ) : (
            <Text size="sm" c="dimmed">
              {t('loginType.isSaved')}
            </Text>
          )}
        </Group>
      </Stack>
    </form>
  );
}

interface PasswordFieldsProps {
  readonly values: LoginValues;
  readonly onChange: (values: LoginValues) => void;
  /** Whether the museum already has a password, which cannot be read. */
  readonly isSet: boolean;
  readonly isMissing: boolean;
}

/** The password that all visitors share, and the title above its field in the guide. */
function PasswordFields({ values, onChange, isSet, isMissing }: PasswordFieldsProps): ReactNode {
  const { t } = useTexts();
  return (
    <>
      <TextInput
        label={t('loginType.title')}
        description={t('loginType.titleHint')}
        value={values.title}
        maxLength={500}
        onChange={({ currentTarget }) => onChange({ ...values, title: currentTarget.value })}
      />
      <div>
        <PasswordInput
          label={t(isSet ? 'loginType.newPassword' : 'loginType.password.field')}
          description={t(isSet ? 'loginType.passwordSet' : 'loginType.passwordHint')}
          value={values.password}
          maxLength={500}
          autoComplete="new-password"
          error={isMissing ? t('loginType.passwordMissing') : undefined}
          aria-invalid={isMissing}
          errorProps={{ role: 'alert' }}
          visibilityToggleButtonProps={{ 'aria-label': t('login.show') }}
          onChange={({ currentTarget }) => onChange({ ...values, password: currentTarget.value })}
        />
        <Text size="xs" c="dimmed" mt={4}>
          {t('loginType.passwordUnread')}
        </Text>
      </div>
    </>
  );
}

interface PeriodFieldsProps {
  readonly type: PeriodType;
  readonly values: LoginValues;
  readonly onChange: (values: LoginValues) => void;
  readonly isWrong: boolean;
}

/** How long visitors have access once they are in. */
function PeriodFields({ type, values, onChange, isWrong }: PeriodFieldsProps): ReactNode {
  const { t } = useTexts();
  const typed = values.periods[type];
  const change = (part: Partial<TypedPeriod>): void =>
    onChange({ ...values, periods: { ...values.periods, [type]: { ...typed, ...part } } });
  return (
    <Group gap="xs" align="start">
      <TextInput
        w={200}
        label={t('loginType.period')}
        description={t(type === LoginType.token ? 'loginType.periodToken' : 'loginType.periodTimed')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="numeric"
        value={typed.period}
        error={isWrong ? t('loginType.periodWrong') : undefined}
        errorProps={{ role: 'alert' }}
        onChange={({ currentTarget }) => change({ period: currentTarget.value })}
      />
      <NativeSelect
        label={t('loginType.unit')}
        value={typed.unit}
        data={Object.values(ValidityUnit).map((unit) => ({ value: unit, label: t(`loginType.unit.${unit}`) }))}
        onChange={({ currentTarget }) => {
          const unit = Object.values(ValidityUnit).find((each) => each === currentTarget.value);
          if (unit !== undefined) change({ unit });
        }}
      />
    </Group>
  );
}

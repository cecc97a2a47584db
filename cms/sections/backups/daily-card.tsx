import { Alert, Button, Group, NativeSelect, Stack, Switch, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { BackupType } from '#content/constants.ts';
import { AccountCard } from '../../account/account-card.tsx';
import { momentIn } from '../../language/moment-in.ts';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { useOwnWork } from '../../workspace/own-work.tsx';
import { type DailyBackup } from './backups-state.ts';

interface DailyCardProps {
  readonly daily: DailyBackup;
  readonly onSaved: () => Promise<void>;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const most = 365;

/** When the server backs the content up itself. The operator's setting wins. */
export function DailyCard({ daily, onSaved }: DailyCardProps): ReactNode {
  const { t, language, failure } = useTexts();
  const { client } = useConnection();
  const [values, setValues] = useState({ ...daily, keep: String(daily.Keep) });
  const [trouble, setTrouble] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const { IsOn, Hour, Type, keep } = values;
  const count = /^\d+$/.test(keep.trim()) ? Number(keep) : 0;
  const isWrong = count < 1 || count > most;
  const isUnsaved =
    IsOn !== daily.IsOn || Hour !== daily.Hour || Type !== daily.Type || keep.trim() !== String(daily.Keep);
  const save = async (): Promise<boolean> => {
    if (isWrong) return false;
    setBusy(true);
    setTrouble(undefined);
    try {
      await client('setDailyBackup', { body: { IsOn, Hour, Keep: count, Type } });
      notifications.show({ message: t(IsOn ? 'backups.dailySavedOn' : 'backups.dailySavedOff') });
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
  const isFixed = daily.IsFixed;
  return (
    <AccountCard title={t('backups.daily')} order={3}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack>
          <Text size="sm" c="dimmed">
            {t(isFixed ? 'backups.dailyFixed' : 'backups.dailyHint')}
          </Text>
          {daily.Problem === undefined ? null : (
            <Alert color="orange" role="alert" icon={<TriangleAlert aria-hidden />} p="sm">
              {t('backups.dailyProblem', { problem: daily.Problem })}
            </Alert>
          )}
          {trouble === undefined ? null : (
            <Alert color="red" role="alert">
              {failure(trouble)}
            </Alert>
          )}
          <Switch
            label={t('backups.dailyOn')}
            checked={IsOn}
            disabled={isFixed}
            onChange={({ currentTarget }) => setValues({ ...values, IsOn: currentTarget.checked })}
          />
          <Group gap="md" align="start">
            <NativeSelect
              label={t('backups.dailyHour')}
              disabled={isFixed || !IsOn}
              value={Hour}
              data={hours.map((hour) => ({ value: String(hour), label: clockOf(hour, language) }))}
              onChange={({ currentTarget }) => setValues({ ...values, Hour: Number(currentTarget.value) })}
            />
            <TextInput
              w={160}
              label={t('backups.dailyKeep')}
              inputMode="numeric"
              disabled={isFixed || !IsOn}
              value={keep}
              error={isWrong ? t('backups.dailyKeepWrong', { most }) : undefined}
              errorProps={{ role: 'alert' }}
              onChange={({ currentTarget }) => setValues({ ...values, keep: currentTarget.value })}
            />
            <NativeSelect
              label={t('backups.type')}
              disabled={isFixed || !IsOn}
              value={Type}
              data={[BackupType.full, BackupType.structure].map((type) => ({
                value: type,
                label: t(`backups.type.${type}`),
              }))}
              onChange={({ currentTarget: { value } }) =>
                setValues({ ...values, Type: value === BackupType.structure ? BackupType.structure : BackupType.full })
              }
            />
          </Group>
          <Text size="sm">
            {daily.LastAt === undefined
              ? t('backups.dailyNever')
              : t('backups.dailyLast', { when: momentIn(language, daily.LastAt) })}
          </Text>
          {isFixed ? null : (
            <Group>
              <Button type="submit" loading={isBusy} disabled={!isUnsaved || isWrong}>
                {t('backups.dailySave')}
              </Button>
            </Group>
          )}
        </Stack>
      </form>
    </AccountCard>
  );
}

function clockOf(hour: number, language: string): string {
  return new Date(2000, 0, 1, hour).toLocaleTimeString(language, { timeStyle: 'short' });
}

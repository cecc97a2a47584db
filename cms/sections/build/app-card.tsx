import { Alert, Button, Group, Stack, Text, Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useEffect, useState, type CSSProperties } from 'react';
import { formatBytes } from '#i18n/format-bytes.ts';
import { AccountCard } from '../../account/account-card.tsx';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { useOwnWork } from '../../workspace/own-work.tsx';
import { AppFields } from './app-fields.tsx';
import { Info } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ways } from './app-ways.ts';
import { useProblemText } from './use-problem-text.ts';
import { type AppAnswer, changeOf, hasWrongPin, isChanged, valuesOf, type AppProblem } from './app-values.ts';
import styles from './build.module.css';
import { brandAt } from '#content/brand.ts';
import { defaultIcon } from '#contract/shell-files.ts';
import { iconFolder } from '#contract/paths.ts';
import { urlOf } from '../../media/file-address.ts';
import { useAddresses } from '../../session/use-addresses.ts';
import { useLateCatalogue } from '../../workspace/use-catalogue.ts';

interface AppCardProps {
  readonly answer: AppAnswer;
  readonly onSaved: () => Promise<void>;
  /** Called whenever the form gets or loses unsaved values. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

/** The settings of the app, with how it will look and weigh. Entries stay when saving fails. */
export function AppCard({ answer, onSaved, onUnsaved }: AppCardProps): ReactNode {
  const { t, failure, language } = useTexts();
  const { client } = useConnection();
  const [values, setValues] = useState(() => valuesOf(answer.Settings));
  const [isBusy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [trouble, setTrouble] = useState<unknown>();
  const isUnsaved = isChanged(values, answer.Settings);
  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [isUnsaved, onUnsaved]);
  const save = async (): Promise<boolean> => {
    setChecked(true);
    setTrouble(undefined);
    if (hasWrongPin(values)) return false;
    setBusy(true);
    try {
      const stored = await client('setBuildSettings', { body: changeOf(values) });
      // As the server keeps it: addresses have one form there.
      setValues(valuesOf(stored.Settings));
      notifications.show({ message: t('build.saved') });
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
  const { Files, Bytes } = answer.Estimate;
  return (
    <AccountCard title={t('build.app')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Text size="sm" c="dimmed" mb="md">
          {t('build.appHint')}
        </Text>
        <div className={styles.app}>
          <Stack gap="md">
            <AppFields
              values={values}
              answer={answer}
              onChange={setValues}
              isPinWrong={isChecked && hasWrongPin(values)}
            />
          </Stack>
          <Stack gap="md">
            <HomeScreen name={values.AppName} />
            <Text size="sm">{t('build.estimate', { count: Files, size: formatBytes(Bytes, language) })}</Text>
          </Stack>
        </div>
        <Stack mt="lg">
          <AppHints problems={answer.Problems} />
          {trouble === undefined ? null : (
            <Alert color="red" role="alert">
              {failure(trouble)}
            </Alert>
          )}
          <Group>
            <Button type="submit" loading={isBusy} disabled={!isUnsaved}>
              {t('build.save')}
            </Button>
            {isUnsaved ? (
              <Button
                variant="default"
                onClick={() => {
                  setValues(valuesOf(answer.Settings));
                  setChecked(false);
                  setTrouble(undefined);
                }}
              >
                {t('build.reset')}
              </Button>
            ) : (
              <Text size="sm" c="dimmed">
                {t('build.isSaved')}
              </Text>
            )}
          </Group>
        </Stack>
      </form>
    </AccountCard>
  );
}

/** Shortcomings of the museum's content; the app can be built all the same. */
function AppHints({ problems }: { readonly problems: readonly AppProblem[] }): ReactNode {
  const { t } = useTexts();
  const inWords = useProblemText();
  const hints = problems.filter(({ IsFatal }) => !IsFatal);
  if (hints.length === 0) return null;
  return (
    <Alert color="yellow" role="note" icon={<Info aria-hidden />}>
      <Stack gap="xs">
        {hints.map((problem) => {
          const way = ways[problem.Field];
          return (
            <Text key={problem.Reason} size="sm">
              {inWords(problem)}{' '}
              {way === undefined ? null : (
                <Anchor component={Link} to={way.path} size="sm" underline="always">
                  {t(way.words)}
                </Anchor>
              )}
            </Text>
          );
        })}
      </Stack>
    </Alert>
  );
}

/** The app on a device's home screen: its icon, its name, and the colours that it opens with. */
function HomeScreen({ name }: { readonly name: string }): ReactNode {
  const { t } = useTexts();
  const { addressOf } = useAddresses();
  const catalogue = useLateCatalogue();
  const { PrimaryColor, SecondaryColor, AccentColor } = brandAt({}, catalogue);
  const { FaviconURL } = catalogue.configuration;
  const isUsable = /\.(?:png|jpe?g|webp|avif|svg)$/i.test(FaviconURL);
  const icons = [...(isUsable ? [FaviconURL] : []), urlOf(`${iconFolder}/icon-512.png`), defaultIcon].map(addressOf);
  return (
    <figure className={styles.home} style={{ '--primary': PrimaryColor } as CSSProperties}>
      <figcaption>{t('build.preview')}</figcaption>
      <div className={styles.screen}>
        <span className={styles.neighbour} />
        <span className={styles.launcher}>
          <Icon key={icons.join(' ')} addresses={icons} />
          <span className={styles.label}>{name}</span>
        </span>
        <span className={styles.neighbour} />
      </div>
      <ul className={styles.colours} aria-label={t('build.colours')}>
        {[PrimaryColor, SecondaryColor, AccentColor].map((colour, place) => (
          // Two of them may be alike.
          // oxlint-disable-next-line react/no-array-index-key -- each place is another colour
          <li key={place}>
            <span className={styles.colour} style={{ background: colour }} />
            {colour}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** The first of these pictures that exists. */
function Icon({ addresses }: { readonly addresses: readonly string[] }): ReactNode {
  const [place, setPlace] = useState(0);
  const address = addresses[place];
  return address === undefined ? null : (
    <img className={styles.icon} src={address} alt="" onError={() => setPlace(place + 1)} />
  );
}

import { Alert, Button, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { configuration } from '#content/entities/configuration.ts';
import { useField } from '../../fields/use-field.ts';
import { useSingle } from '../../fields/use-single.ts';
import { useTexts } from '../../language/texts.tsx';
import { useIsRoot } from '../../session/use-is-root.ts';

/** Says if visits are not counted, and lets root switch counting on. */
export function NotCounted(): ReactNode {
  const isRoot = useIsRoot();
  const { t } = useTexts();
  const { value, choose } = useField(useSingle('configurations'), ['VisitStats']);
  const [isSwitchedOn, setSwitchedOn] = useState(false);
  const isCounted = configuration.complete({ VisitStats: value }).VisitStats;
  if (isCounted && !isSwitchedOn) return null;
  return (
    <Alert color={isCounted ? 'teal' : 'orange'} variant="outline" role="status">
      <Text size="sm">{t(isCounted ? 'stats.switchedOn' : isRoot ? 'stats.notCounted' : 'stats.askRoot')}</Text>
      {isCounted || !isRoot ? null : (
        <Button
          size="xs"
          mt="xs"
          onClick={() => {
            choose(true);
            setSwitchedOn(true);
          }}
        >
          {t('work.count')}
        </Button>
      )}
    </Alert>
  );
}

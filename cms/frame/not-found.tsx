import { Button, Code, Stack, Text, Title } from '@mantine/core';
import { type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTabTitle } from '../language/use-tab-title.ts';
import { useTexts } from '../language/texts.tsx';

/** An address below `/cms` that belongs to no section. */
export function NotFound(): ReactNode {
  const { t } = useTexts();
  useTabTitle(t('notFound.title'));
  const { pathname } = useLocation();
  return (
    <Stack align="start" maw={560}>
      <Title order={1} size="h2">
        {t('notFound.title')}
      </Title>
      <Code fz="sm">/cms{pathname}</Code>
      <Text>{t('notFound.text')}</Text>
      <Button component={Link} to="/overview">
        {t('action.toOverview')}
      </Button>
    </Stack>
  );
}

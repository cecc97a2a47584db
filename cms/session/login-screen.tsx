import { Anchor, Container, Group, Paper, Title } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import { LanguageChoice } from '../language/language-choice.tsx';
import { LoginForm } from './login-form.tsx';

/** The login on a separate page. */
export function LoginScreen(): ReactNode {
  const { t } = useTexts();
  return (
    <Container component="main" size={420} py={80}>
      <Title order={1} ta="center" mb="lg">
        Cicerone
      </Title>
      <Paper withBorder shadow="sm" p="xl" radius="md">
        <Title order={2} size="h3" mb="md">
          {t('login.title')}
        </Title>
        <LoginForm />
      </Paper>
      <Group justify="space-between" mt="md">
        <LanguageChoice />
        <Anchor href="/">{t('cms.toGuide')}</Anchor>
      </Group>
    </Container>
  );
}

import { Alert, Anchor, Text } from '@mantine/core';
import { type ReactNode, useCallback } from 'react';
import { Link } from 'react-router-dom';
import { useAnswer } from '../../controls/use-answer.ts';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { useIsRoot } from '../../session/use-is-root.ts';

/** Says how long a token is valid, or that visitors need none at present. */
export function TokensAsked(): ReactNode {
  const isRoot = useIsRoot();
  const { t, language } = useTexts();
  const { client } = useConnection();
  const [answer] = useAnswer(useCallback((signal: AbortSignal) => client('tokenRules', { signal }), [client]));
  if (answer.status !== 'ready') return null;
  const { IsAsked, ValidityPeriod, ValidityUnit } = answer.value;
  const link = isRoot ? (
    <Anchor component={Link} to="/loginType" size="sm">
      {t('section.loginType')}
    </Anchor>
  ) : null;
  if (IsAsked) {
    // The units are named as the standard names them, in the plural.
    const unit = ValidityUnit.replace(/s$/, '');
    const period = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(ValidityPeriod);
    return (
      <Text size="sm">
        {t('tokens.lasts', { period })} {link}
      </Text>
    );
  }
  return (
    <Alert color="orange" variant="outline">
      <Text size="sm">{t('tokens.notAsked')}</Text>
      {link}
    </Alert>
  );
}

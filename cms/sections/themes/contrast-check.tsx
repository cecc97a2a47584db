import { Stack, Table, Text } from '@mantine/core';
import { CheckCircle, TriangleAlert } from 'lucide-react';
import { type ReactNode } from 'react';
import { type BrandColours, contrastsOf, darkContrastsOf } from '#content/theme-colours.ts';
import { useTexts } from '../../language/texts.tsx';

/** Reports colours of a theme that cannot be read on each other. The guide corrects them. */
export function ContrastCheck({ theme }: { readonly theme: BrandColours }): ReactNode {
  const { t, language } = useTexts();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <Stack gap={4}>
      <Text fw={600}>{t('theme.contrast')}</Text>
      <Table aria-label={t('theme.contrast')}>
        <Table.Tbody>
          {[...contrastsOf(theme), ...darkContrastsOf(theme)].map(({ of, ratio, needed, used }) => (
            <Table.Tr key={of}>
              <Table.Th scope="row" fw={400}>
                {t(`theme.contrast.${of}`)}
              </Table.Th>
              <Table.Td>
                {t('theme.contrast.text', { ratio: number.format(ratio), needed: number.format(needed) })}
              </Table.Td>
              <Table.Td>
                {ratio >= needed ? (
                  <Text size="sm" c="teal.9">
                    <CheckCircle aria-hidden size={14} /> {t('theme.contrast.good')}
                  </Text>
                ) : (
                  <Text size="sm" c="red.9">
                    <TriangleAlert aria-hidden size={14} /> {t('theme.contrast.weak', { colour: used })}
                  </Text>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  );
}

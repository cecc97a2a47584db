import { Stack } from '@mantine/core';
import { type ReactNode } from 'react';
import { type StoredObject } from '#content/schema/containers.ts';
import { FoldButton } from '../controls/fold-button.tsx';
import { deepEqual } from '../draft/equality.ts';
import { objectOf, type ObjectName } from '../draft/draft.ts';
import { useTexts } from '../language/texts.tsx';
import { useFromDraft } from '../workspace/workspace-context.tsx';
import { isWithin, useFindings } from './use-findings.ts';
import { useFold } from './use-fold.ts';

export interface MoreFieldsProps<Value extends object> {
  readonly of: ObjectName;
  readonly entity: { readonly complete: (stored: StoredObject) => Value };
  /** The folded fields. */
  readonly fields: readonly (keyof Value & string)[];
  readonly children: ReactNode;
}

/** Fields that few need, below a button that says how many of them are set. */
export function MoreFields<Value extends object>(props: MoreFieldsProps<Value>): ReactNode {
  const { of, entity, fields, children } = props;
  const { t } = useTexts();
  const paths = fields.map((name) => [name]);
  const findings = useFindings(of);
  const { isOpen, toggle } = useFold(
    paths,
    findings.some(({ field }) => paths.some((path) => isWithin(field, path))),
  );
  const count = useFromDraft((draft) => {
    const [stored, usual] = [entity.complete(objectOf(draft, of) ?? {}), entity.complete({})];
    return fields.filter((name) => !deepEqual(stored[name], usual[name])).length;
  });
  return (
    <Stack gap="md">
      <FoldButton label={count === 0 ? t('more') : t('more.set', { count })} isOpen={isOpen} onClick={toggle} />
      {isOpen ? children : null}
    </Stack>
  );
}

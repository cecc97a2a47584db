import { Button } from '@mantine/core';
import { FileDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFailureNotice } from '../controls/use-failure-notice.ts';
import { useTexts } from '../language/texts.tsx';
import { saveAs } from '../session/save-as.ts';
import { useConnection } from '../session/session-context.tsx';

/** Exports the editing copy as a file (section 2.4). */
export function ExportButton(): ReactNode {
  const { t } = useTexts();
  const tellFailure = useFailureNotice();
  const { client } = useConnection();
  const [isBusy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      const text = String(await client('exportYaml', { query: {} }));
      saveAs(new Blob([text], { type: 'application/yaml' }), 'tourDefinition.yaml');
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="subtle"
      size="sm"
      fullWidth
      justify="start"
      leftSection={<FileDown aria-hidden size={16} />}
      loading={isBusy}
      onClick={() => void download()}
    >
      {t('cms.yaml')}
    </Button>
  );
}

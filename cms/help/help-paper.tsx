import { Printer } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../controls/icon-button.tsx';
import { useTexts } from '../language/texts.tsx';
import { HelpArticle, useLabels } from './help-article.tsx';
import { type FoundHelp } from './help-files.ts';
import { inWords } from './help-text.ts';
import styles from './help-paper.module.css';

/** A button that prints a text of the help alone. */
export function HelpPaper({ help }: { readonly help: FoundHelp | undefined }): ReactNode {
  const { t } = useTexts();
  const [printed, setPrinted] = useState<FoundHelp>();
  return (
    <>
      <IconButton
        size="lg"
        label={t('help.print')}
        icon={Printer}
        disabled={help === undefined}
        onClick={() => setPrinted(help)}
      />
      {printed === undefined ? null : <Paper help={printed} onDone={() => setPrinted(undefined)} />}
    </>
  );
}

function Paper({ help, onDone }: { readonly help: FoundHelp; readonly onDone: () => void }): ReactNode {
  const label = useLabels();
  const paper = useRef<HTMLElement>(null);
  useEffect(() => {
    let isWanted = true;
    // The paper goes again, so that the browser's own print command prints the section.
    const end = (): void => onDone();
    addEventListener('afterprint', end);
    const pictures = [...(paper.current?.querySelectorAll('img') ?? [])];
    void Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined))).then(() => {
      if (isWanted) globalThis.print();
    });
    return () => {
      isWanted = false;
      removeEventListener('afterprint', end);
    };
    // It is made to be printed once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return createPortal(
    <article ref={paper} className={styles.paper}>
      <h1>{inWords(help.text.title, label)}</h1>
      <HelpArticle help={help} link={(_, words) => words} />
    </article>,
    document.body,
  );
}

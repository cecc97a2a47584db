import { useMediaQuery } from '@mantine/hooks';
import { createContext, type ReactNode, use, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { browserMemory } from '../session/browser-memory.ts';
import { topicAt } from './topics.ts';

const memoryKey = 'cmsHelp';
/** Narrower windows have the help over the section. */
const enough = '(min-width: 1100px)';

export interface Help {
  readonly isOpen: boolean;
  /** Whether there is room for it beside the section. */
  readonly isBeside: boolean;
  /** The text that was asked for; undefined for the section's own. */
  readonly asked: AskedHelp | undefined;
  readonly open: (asked?: AskedHelp) => void;
  readonly close: () => void;
  /** Whether the focus has to move into the help, once for each time that it or another text is opened. */
  readonly takeFocus: () => boolean;
}

export interface AskedHelp {
  readonly topic: string;
  readonly anchor?: string;
}

const HelpContext = createContext<Help>({
  isOpen: false,
  isBeside: false,
  asked: undefined,
  open: () => undefined,
  close: () => undefined,
  takeFocus: () => false,
});

/** Whether the help is open, and what it shows. Beside the section it stays open from visit to visit. */
export function HelpProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const isBeside = useMediaQuery(enough, false, { getInitialValueInEffect: false });
  const [isOpenBeside, setOpenBeside] = useState(() => browserMemory.read(memoryKey) === 'open');
  const [isOpenOver, setOpenOver] = useState(false);
  const [asked, setAsked] = useState<{ readonly help: AskedHelp | undefined; readonly beside: string | undefined }>();
  const beside = topicAt(useLocation().pathname)?.id;
  const opener = useRef<HTMLElement>(null);
  const wantsFocus = useRef(false);
  const help = useMemo<Help>(() => {
    const isOpen = isBeside ? isOpenBeside : isOpenOver;
    const turn = (open: boolean): void => {
      if (!isBeside) return setOpenOver(open);
      setOpenBeside(open);
      browserMemory.write(memoryKey, open ? 'open' : null);
    };
    return {
      isOpen,
      isBeside,
      // Another section has its own text again.
      asked: asked?.beside === beside ? asked?.help : undefined,
      open: (topic) => {
        if (!isOpen && document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
        wantsFocus.current = true;
        setAsked({ help: topic, beside });
        turn(true);
      },
      close: () => {
        turn(false);
        opener.current?.focus();
        opener.current = null;
      },
      takeFocus: () => {
        const isWanted = wantsFocus.current;
        wantsFocus.current = false;
        return isWanted;
      },
    };
  }, [isBeside, isOpenBeside, isOpenOver, asked, beside]);
  return <HelpContext value={help}>{children}</HelpContext>;
}

export function useHelp(): Help {
  return use(HelpContext);
}

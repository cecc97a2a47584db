import { NavLink, UnstyledButton, VisuallyHidden } from '@mantine/core';
import {
  Archive,
  BadgeCheck,
  ChartColumn,
  ChevronDown,
  DoorOpen,
  FileClock,
  FileDown,
  Files,
  Hammer,
  History,
  House,
  Info,
  Languages,
  type LucideIcon,
  MapPin,
  MessageSquareText,
  NotebookPen,
  Palette,
  PanelTop,
  Route,
  ShieldCheck,
  SlidersHorizontal,
  SpellCheck,
  Ticket,
  Users,
} from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { NavLink as RouterLink, useLocation, useMatch } from 'react-router-dom';
import { useTexts } from '../language/texts.tsx';
import { type Chapter, chapters, mayOpen, type SectionPath, sections } from '../sections/section-table.ts';
import { useSession } from '../session/session-context.tsx';
import { useRemembered } from '../session/use-remembered.ts';
import styles from './menu.module.css';

export interface MenuProps {
  /** Whether it shows icons alone. */
  readonly isFolded: boolean;
  readonly onGo: () => void;
}

/** The sections that this member of staff may open, by chapters. */
export function Menu({ isFolded, onGo }: MenuProps): ReactNode {
  const session = useSession();
  const group = session.kind === 'authenticated' ? session.staff.group : undefined;
  return chapters.map((chapter) => {
    const own = sections.filter(
      (section) => section.chapter === chapter && group !== undefined && mayOpen(group, section),
    );
    if (own.length === 0) return null;
    return <ChapterGroup key={chapter} chapter={chapter} sections={own} isFolded={isFolded} onGo={onGo} />;
  });
}

interface ChapterGroupProps extends MenuProps {
  readonly chapter: Chapter;
  readonly sections: readonly (typeof sections)[number][];
}

/** A chapter with its sections. Staff can close it; the open section stays in sight. */
function ChapterGroup({ chapter, sections: own, isFolded, onGo }: ChapterGroupProps): ReactNode {
  const { t } = useTexts();
  const [isClosed, setClosed] = useRemembered(`cmsChapterClosed.${chapter}`);
  const { pathname } = useLocation();
  const list = useId();
  const name = t(`chapter.${chapter}`);
  const shown = isClosed && !isFolded ? own.filter(({ path }) => `${pathname}/`.startsWith(`${path}/`)) : own;
  return (
    // A group and no region: parts of forms have the same names.
    <div className={styles.chapter} role="group" aria-labelledby={`chapter-${chapter}`}>
      {isFolded ? (
        <VisuallyHidden id={`chapter-${chapter}`} component="h2">
          {name}
        </VisuallyHidden>
      ) : (
        <h2 id={`chapter-${chapter}`} className={styles.head}>
          <UnstyledButton
            className={styles.title}
            aria-expanded={!isClosed}
            data-fold
            aria-controls={list}
            onClick={() => setClosed(!isClosed)}
          >
            {name}
            <ChevronDown aria-hidden size={14} />
          </UnstyledButton>
        </h2>
      )}
      <div id={list}>
        {shown.map(({ path, name: section }) => (
          <MenuLink key={path} to={path} label={t(section)} isFolded={isFolded} onGo={onGo} />
        ))}
      </div>
    </div>
  );
}

interface MenuLinkProps extends MenuProps {
  readonly to: SectionPath;
  readonly label: string;
}

function MenuLink({ to, label, isFolded, onGo }: MenuLinkProps): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  const isHere = useMatch(`${to}/*`) !== null;
  const address = useAddress(to, isHere);
  const Icon = sectionIcons[to];
  // On a low screen the current section may be below the end of the menu, which is longer unfolded.
  useEffect(() => {
    if (isHere) link.current?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the menu's length depends on it
  }, [isHere, isFolded]);
  return (
    <NavLink
      ref={link}
      component={RouterLink}
      to={address}
      label={isFolded ? undefined : label}
      leftSection={<Icon aria-hidden size={16} />}
      className={isFolded ? `${styles.entry} ${styles.icon}` : (styles.entry ?? '')}
      onClick={onGo}
      {...(isFolded ? { 'aria-label': label, title: label } : {})}
    />
  );
}

/** The way back into the tour that was left for one of its stations; its list once one is there. */
function useAddress(to: SectionPath, isHere: boolean): string {
  const { pathname } = useLocation();
  const [left, setLeft] = useState<string>(to);
  if (to === '/tours' && isHere && left !== pathname) setLeft(pathname);
  return isHere ? to : left;
}

/** The icon of each section, where the menu has no room for words. */
const sectionIcons: Readonly<Record<SectionPath, LucideIcon>> = {
  '/overview': House,
  '/scratch': NotebookPen,
  '/tokens': Ticket,
  '/visitstats': ChartColumn,
  '/messages': MessageSquareText,
  '/configAbout': Info,
  '/configWelcome': PanelTop,
  '/configBuild': SlidersHorizontal,
  '/languages': Languages,
  '/themes': Palette,
  '/tours': Route,
  '/locations': MapPin,
  '/translations': SpellCheck,
  '/import': FileDown,
  '/files': Files,
  '/validate': BadgeCheck,
  '/changes': FileClock,
  '/backups': Archive,
  '/permissions': ShieldCheck,
  '/loginType': DoorOpen,
  '/build': Hammer,
  '/users': Users,
  '/audit': History,
};

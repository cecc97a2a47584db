import { Component, type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { brandAt, paintOf, type Shade } from '#content/brand.ts';
import { type Catalogue, createCatalogue } from '#content/catalogue.ts';
import { directionOf, inLanguage } from '#content/language-fallback.ts';
import { createMessages } from '#content/messages.ts';
import { type LanguageMap } from '#content/schema/texts.ts';
import { type ShowMessage } from '#contract/frame-messages.ts';
import { paintRoot } from '#ui/paint-root.ts';
import { BoardScreen } from './board-screen.tsx';
import { GameScreen } from './game-screen.tsx';
import { type Inbox } from './inbox.ts';
import { type PreviewProps } from './preview-props.ts';
import { useVisitorTexts } from './use-visitor-texts.ts';

/** Shows the latest message of the staff area, and reports when it is drawn. */
export function Preview({ inbox }: { readonly inbox: Inbox }): ReactNode {
  const message = useStore(inbox);
  const edit = message?.edit;
  useEffect(() => {
    if (edit === undefined) return undefined;
    const frame = requestAnimationFrame(() => inbox.tellShown(edit));
    return () => cancelAnimationFrame(frame);
  }, [inbox, edit]);
  return message === undefined ? null : (
    <RecoveringPreview edit={message.edit} onFailed={inbox.tellRefused}>
      <Content message={message} tellPlay={inbox.tellPlay} />
    </RecoveringPreview>
  );
}

function Content({ message, tellPlay }: Pick<PreviewProps, 'message' | 'tellPlay'>): ReactNode {
  const { definition, language: code, of } = message;
  const catalogue = useMemo(() => createCatalogue(definition), [definition]);
  const standard = catalogue.languages[0].Code;
  const spoken = catalogue.languages.find(({ Code }) => Code === code)?.AccessibilityCode || code;
  const messages = useMemo(() => createMessages(catalogue, standard), [catalogue, standard]);
  const t = useVisitorTexts(spoken, code, messages);
  const say = useMemo(
    () => (map: LanguageMap) => messages.fill(inLanguage(map, code, standard), code),
    [messages, code, standard],
  );
  const shade = shadeOf(message);
  const colours = paintAt(catalogue, message);
  const paintKey = colours.join();
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const paint = useMemo(() => colours, [paintKey]);
  useLayoutEffect(() => paintRoot(paint, shade), [paint, shade]);
  useLayoutEffect(() => {
    document.documentElement.lang = spoken;
    document.documentElement.dir = directionOf(spoken);
  }, [spoken]);
  if (t === undefined) return null;
  const props: PreviewProps = { message, catalogue, t, say, paintKey, tellPlay };
  return of.model === 'tours' ? <BoardScreen {...props} /> : <GameScreen {...props} />;
}

/** The colours of the tour or station, as visitors see them. */
function paintAt(catalogue: Catalogue, message: ShowMessage): readonly (readonly [string, string])[] {
  const { of, item: itemID } = message;
  const item = itemID === undefined ? undefined : catalogue.item(itemID);
  const tour = catalogue.tour(of.model === 'tours' ? of.ID : (item?.TourID ?? -1));
  return paintOf(brandAt({ item, tour }, catalogue), shadeOf(message), catalogue.configuration.BackgroundFromPrimary);
}

function shadeOf({ isHighContrast, isDark }: ShowMessage): Shade {
  if (isHighContrast) return 'high';
  return isDark ? 'dark' : 'light';
}

interface RecoveringPreviewProps {
  readonly edit: number;
  readonly onFailed: () => void;
  readonly children: ReactNode;
}

interface RecoveringPreviewState {
  readonly edit: number;
  readonly hasFailed: boolean;
}

/** Shows nothing for an edit that cannot be rendered, and tries again with the next one. */
class RecoveringPreview extends Component<RecoveringPreviewProps, RecoveringPreviewState> {
  override state: RecoveringPreviewState = { edit: 0, hasFailed: false };

  static getDerivedStateFromError(): Partial<RecoveringPreviewState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { edit }: RecoveringPreviewProps,
    state: RecoveringPreviewState,
  ): RecoveringPreviewState | null {
    return edit === state.edit ? null : { edit, hasFailed: false };
  }

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

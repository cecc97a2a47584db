import { createStore } from 'zustand';
import type { Loader } from '../../state/content/loader.ts';
import { type Settings } from '../../state/settings/settings.ts';
import { ContentNotice } from './content-notice.tsx';
import { renderBeside } from './own-tree.tsx';
import { lateTexts } from '../../shell/late/late-texts.tsx';

const { Texts: UpdateTexts } = lateTexts('updates');

/** Prepares the notice of newer content. The function returned shows it. */
export async function showContentNews(tree: {
  readonly loader: Loader;
  readonly settings: Settings;
}): Promise<() => void> {
  const store = createStore<boolean>(() => false);
  const news = { ...store, dismiss: () => store.setState(false, true) };
  await renderBeside(
    tree,
    <UpdateTexts standIn={null}>
      <ContentNotice news={news} />
    </UpdateTexts>,
  );
  return () => store.setState(true, true);
}

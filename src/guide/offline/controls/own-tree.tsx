import { type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadPack, packFor } from '#i18n/packs.ts';
import { InterfaceProvider } from '../../state/content/interface-context.tsx';
import type { Loader } from '../../state/content/loader.ts';
import { type Settings } from '../../state/settings/settings.ts';

/** Renders beside the guide's own tree, so that the first screen carries nothing of it. */
export async function renderBeside(
  { loader, settings }: { readonly loader: Loader; readonly settings: Settings },
  content: ReactNode,
): Promise<void> {
  const code = packFor(document.documentElement.lang);
  const firstTexts = { code, pack: await loadPack(code) };
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(
    <InterfaceProvider loader={loader} settings={settings} firstTexts={firstTexts}>
      {content}
    </InterfaceProvider>,
  );
}

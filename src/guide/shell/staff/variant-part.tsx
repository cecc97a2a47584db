import { type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadPack, packFor } from '#i18n/packs.ts';
import { InterfaceProvider } from '../../state/content/interface-context.tsx';
import type { Loader } from '../../state/content/loader.ts';
import type { Settings } from '../../state/settings/settings.ts';
import { type ChosenVariant, chooseVariant } from '../../state/offline/variant-calls.ts';
import { VariantBar } from './variant-bar.tsx';

export interface VariantPlace {
  readonly loader: Loader;
  readonly settings: Settings;
}

export interface VariantOptions extends VariantPlace {
  readonly worker: ServiceWorker;
  /** Of staff. */
  readonly session: string;
  readonly variant: ChosenVariant;
}

/** Lets staff choose whether the guide shows them the published content or that in edit. */
export async function showVariant({
  worker,
  session,
  variant: { chosen, shown },
  ...place
}: VariantOptions): Promise<void> {
  await show(
    place,
    <VariantBar
      shown={shown}
      note={chosen === shown ? undefined : 'variant.offline'}
      onChoose={async (variant) => {
        const answer = await chooseVariant(worker, variant, session);
        if (answer.chosen !== variant) return 'variant.refused';
        globalThis.location.reload();
        return undefined;
      }}
    />,
  );
}

/** In the staff area's preview the bar says that it cannot be used there. */
export async function showPreviewed(place: VariantPlace): Promise<void> {
  await show(place, <VariantBar shown="INEDIT" note={undefined} onChoose={async () => 'variant.cms'} />);
}

async function show({ loader, settings }: VariantPlace, bar: ReactNode): Promise<void> {
  const code = packFor(document.documentElement.lang);
  const firstTexts = { code, pack: await loadPack(code) };
  // Outside the guide's own tree, so that visitors' screens carry nothing of this.
  const host = document.createElement('div');
  document.body.prepend(host);
  createRoot(host).render(
    <InterfaceProvider loader={loader} settings={settings} firstTexts={firstTexts}>
      {bar}
    </InterfaceProvider>,
  );
}

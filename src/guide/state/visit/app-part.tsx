import type { Native } from '../../adapters/native.ts';
import { forgetVisitor } from '../../adapters/forget-visitor.ts';
import { showContentNews } from '../../offline/controls/content-news-part.tsx';
import { playAtEar } from '../../station/playback/at-ear.ts';
import { type LoadedContent, type Loader } from '../content/loader.ts';
import { type Settings } from '../settings/settings.ts';
import { type Visit } from './visit-context.tsx';

export interface AppOptions {
  readonly native: Native;
  readonly content: LoadedContent;
  readonly visit: Pick<Visit, 'audioOutput' | 'playback'>;
  readonly loader: Loader;
  readonly settings: Settings;
}

/** Obeys the native app around the guide. */
export async function liveInApp({ native, content, visit, loader, settings }: AppOptions): Promise<void> {
  const { audioOutput, playback } = visit;
  const hold = playAtEar(audioOutput);
  const tellNews = await showContentNews({ loader, settings });
  native.listen((message) => {
    switch (message.type) {
      case 'proximity':
        // A phone in a pocket stays as it is.
        if (content.configuration.apkUseProximitySensor && (!message.near || playback.current.getState() !== undefined))
          hold(message.near);
        return;
      case 'docked':
        playback.stop();
        forgetVisitor(new URL('./', document.baseURI).href);
        return;
      case 'content':
        if (message.counter !== content.catalogue.version.Counter) tellNews();
        return;
      case 'audio-channel':
      case 'battery':
      case 'media':
        return;
    }
  });
}

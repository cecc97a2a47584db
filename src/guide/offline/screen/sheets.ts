import { createStore } from 'zustand';
import { type ReadonlyStore } from '#ui/store.ts';
import { type Wanted } from '#offline/wanted.ts';
import { openLayer } from '../../adapters/history-layer.ts';

/** A dialog about downloads: of one tour, of everything on the device, or how to take the guide along. */
export type OpenSheet = ({ readonly kind: 'tour' } & Wanted) | { readonly kind: 'storage' } | { readonly kind: 'take' };

/** At most one is open. Going back closes it. */
export interface Sheets extends ReadonlyStore<OpenSheet | undefined> {
  readonly open: (sheet: OpenSheet) => void;
  readonly close: () => void;
}

export function createSheets(): Sheets {
  const store = createStore<OpenSheet | undefined>(() => undefined);
  let closeLayer: (() => void) | undefined;
  return {
    ...store,
    open: (sheet) => {
      store.setState(sheet, true);
      closeLayer ??= openLayer(() => {
        closeLayer = undefined;
        store.setState(undefined, true);
      });
    },
    close: () => closeLayer?.(),
  };
}

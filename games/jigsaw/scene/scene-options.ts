import type { Colours } from '#engine/stage/colours.ts';
import type { ViewStore } from '#ui/picture/view-store.ts';
import type { FramedView } from '#ui/picture/zoom-view.ts';
import type { JigsawConfig } from '../config.ts';
import type { HandStore } from '../hand.ts';
import type { JigsawLayout } from '../layout.ts';
import type { JigsawState } from '../rules/groups.ts';
import type { Table } from '../rules/table.ts';

export interface JigsawSnapshot {
  readonly value: unknown;
  readonly context: {
    readonly table: Table;
    readonly state: JigsawState;
    readonly held: number | undefined;
    readonly start: 'new' | 'resumed';
  };
}

export interface JigsawSceneOptions {
  readonly config: JigsawConfig;
  readonly colours: Colours;
  readonly hand: HandStore;
  readonly view: ViewStore<FramedView>;
  readonly layout: () => JigsawLayout;
  readonly isCalm: boolean;
}

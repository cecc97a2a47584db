import { type ObjectName } from '../draft/draft.ts';

/** The properties of every part of the hotspot editor. */
export interface HotspotEditorProps {
  /** The station's ID. */
  readonly of: ObjectName;
}

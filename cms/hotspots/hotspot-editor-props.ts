import { type ObjectName } from '../draft/draft.ts';

/** What every part of the editor of hotspots is given. */
export interface HotspotEditorProps {
  /** A station. */
  readonly of: ObjectName;
}

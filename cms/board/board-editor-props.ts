export interface BoardEditorProps {
  /** Its ID. */
  readonly tour: number;
}

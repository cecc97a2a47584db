export interface BoardEditorProps {
  /** The tour's ID. */
  readonly tour: number;
}

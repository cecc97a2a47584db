/** What a recording says about itself. */
export interface RecordingTags {
  readonly title?: string | undefined;
  readonly lyrics?: string | undefined;
}

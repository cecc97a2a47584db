/** The panel of the access profile, which loads when it is opened. */
export interface ProfilePanel {
  readonly isOpen: boolean;
  /** Whether the visitor is to be asked before the first tour. */
  readonly asks: boolean;
  /** What the visitor wanted to do when the panel came first. */
  readonly goOn: (() => void) | undefined;
}

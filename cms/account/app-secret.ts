/** The data that an authenticator app needs to show codes. */
export interface AppSecret {
  readonly secret: string;
  /** For the QR code. */
  readonly address: string;
}

/** What every call takes beside its own parameters. */
export type CallOptions = {
  signal?: AbortSignal | undefined
  /** Milliseconds until the answer is given up. @default that of the frame */
  timeout?: number | undefined
}

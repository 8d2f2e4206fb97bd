/** Options of every call. */
export type CallOptions = {
  signal?: AbortSignal | undefined
  /** Milliseconds to wait for the response. @default that of the frame */
  timeout?: number | undefined
}

/** Identifies a Safe, with an abort signal; shared by all calls about one Safe. */
export type SafeParameters = CallParameters & {
  address: `0x${string}`
  chainId: number
}

export type CallParameters = {
  signal?: AbortSignal | undefined
}

export type ChainParameters = CallParameters & { chainId: number }

export type PageParameters = {
  /** `next` or `previous` of another page, instead of the first page. */
  pageUrl?: string | undefined
}

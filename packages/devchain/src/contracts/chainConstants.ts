/** The id of the embedded chain, the one wallets know as a local development chain. */
export const chainId = 31_337

/** The id of a second embedded chain beside it. */
export const secondChainId = 31_338

/** 2026-09-01T08:00:00Z. Fixed, so that every new chain starts with the same block. */
export const genesisTime = Date.UTC(2026, 8, 1, 8) / 1_000

/** Id of the embedded chain: the common one of local development chains. */
export const chainId = 31_337

export const secondChainId = 31_338

/** 2026-09-01T08:00:00Z. Fixed, so that every new chain has the same first block. */
export const genesisTime = Date.UTC(2026, 8, 1, 8) / 1_000

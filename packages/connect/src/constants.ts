/** Constants of section 9 of the specification that the dialog uses. */

/** Timeout of one JSON-RPC request over HTTP, in milliseconds. */
export const RPC_TIMEOUT = 10_000
export const RPC_RETRY_COUNT = 2
/** Delay before a retry, in milliseconds. */
export const RPC_RETRY_DELAY = 100
/** Polling interval for new blocks, in milliseconds. */
export const POLLING_INTERVAL = 4_000
export const BATCH_SIZE = 1_000
export const STORAGE_PREFIX = 'wagmi'
/** Version of the stored data; any other version is discarded. */
export const STORE_VERSION = 2
/** Lifetime of entries in the query cache, in milliseconds. */
export const QUERY_CACHE_TIME = 24 * 60 * 60 * 1_000
/** Lifetime of looked-up names and avatars, in milliseconds. */
export const CACHE_TIME = Number.POSITIVE_INFINITY
/** Retries of a failed query (the transport retries already). */
export const QUERY_RETRIES = 0
export const REFETCH_ON_WINDOW_FOCUS = false
/** Default gateways for ipfs:// and ar://. */
export const GATEWAYS = { arweave: 'https://arweave.net', ipfs: 'https://ipfs.io' } as const

export const MAX_RECENT_WALLETS = 3
/** Finished transactions stored per account and chain. */
export const MAX_FINISHED_TRANSACTIONS = 10
/** Duration of "Copied!", in milliseconds. */
export const COPIED_TIME = 1_500
/** Delay until the user can cancel a slow wallet or relay, in milliseconds. */
export const OPEN_TIMEOUT = 10_000
/** Time to respond in the wallet: the lifetime of a WalletConnect proposal, in milliseconds. */
export const ANSWER_TIMEOUT = 300_000
/** Timeout for a parent frame to name its Safe, in milliseconds. */
export const SAFE_INFO_TIMEOUT = 1_000
/** Below this width in pixels the list and the pane are shown one at a time. */
export const WIDE_LAYOUT = 768

/** Loaded on use, and installed by the app. The last version under Apache-2.0. */
export const PAIRING_SDK = { sdk: '@walletconnect/sign-client', version: '2.21.8' } as const

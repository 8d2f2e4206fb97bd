/** Every number and name of section 9 of the specification that the dialog uses, in one place. */

/** How long one JSON-RPC request over HTTP may take, in milliseconds. */
export const RPC_TIMEOUT = 10_000
/** How often a failed JSON-RPC request is repeated. */
export const RPC_RETRY_COUNT = 2
/** The pause before a repetition, in milliseconds. */
export const RPC_RETRY_DELAY = 100
/** How often new blocks are asked for, in milliseconds. */
export const POLLING_INTERVAL = 4_000
/** How many JSON-RPC requests travel in one HTTP request at most. */
export const BATCH_SIZE = 1_000
/** The first part of every key in the browser's storage. */
export const STORAGE_PREFIX = 'wagmi'
/** The version of what the dialog keeps in storage; another version is discarded. */
export const STORE_VERSION = 2
/** How long answers stay in the query cache, in milliseconds. */
export const QUERY_CACHE_TIME = 24 * 60 * 60 * 1_000
/** How long looked-up names and avatars stay valid, in milliseconds. */
export const CACHE_TIME = Number.POSITIVE_INFINITY
/** How often a failed query is repeated (the transport repeats already). */
export const QUERY_RETRIES = 0
/** Whether queries run again when the window gets the focus. */
export const REFETCH_ON_WINDOW_FOCUS = false
/** Where content addressed by ipfs:// and ar:// is fetched, unless the operator names another place. */
export const GATEWAYS = { arweave: 'https://arweave.net', ipfs: 'https://ipfs.io' } as const

/** How many wallets the group Recent shows. */
export const MAX_RECENT_WALLETS = 3
/** How many finished transactions are remembered per account and chain. */
export const MAX_FINISHED_TRANSACTIONS = 10
/** How long "Copied!" stays, in milliseconds. */
export const COPIED_TIME = 1_500
/** How long a wallet or relay may take before it can be answered by the user, in milliseconds. */
export const OPEN_TIMEOUT = 10_000
/** How long the user has to answer in the wallet: the life of a WalletConnect proposal, in milliseconds. */
export const ANSWER_TIMEOUT = 300_000
/** How long a parent frame has to say which Safe it shows, in milliseconds. */
export const SAFE_INFO_TIMEOUT = 1_000
/** Below this width in pixels the list and the pane are shown one at a time. */
export const WIDE_LAYOUT = 768

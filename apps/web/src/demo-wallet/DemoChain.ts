import type { ChainConfig } from '@countersign/protocol/config'

export type DemoChain = { chain: ChainConfig; rpcUrl: string }

/** Storage key of the account that is connected to the page. */
export const sessionKey = 'countersign.demo-wallet'

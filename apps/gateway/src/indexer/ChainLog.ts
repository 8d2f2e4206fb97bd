import type { Log } from 'viem'

/** A mined log with a checksummed address. */
export type ChainLog = Log<bigint, number, false>

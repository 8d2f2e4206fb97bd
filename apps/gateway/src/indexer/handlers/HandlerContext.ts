import type { SafeTransaction } from '@countersign/protocol/hash'
import type { SafeSignature } from '@countersign/protocol/signatures'
import type { Address, Hash, Hex } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import type { ChainTransaction, ModuleCall, ValueCall } from '../ChainTransaction.ts'
import type { Facts } from '../Facts.ts'
import type { SignatureBudget } from './signatureBudget.ts'

/** The contents of a multisig transaction that was executed, and where they were found. */
export type ExecutedCall = {
  executor: Address
  logIndex: number
  signatures: Hex
  source: 'calldata' | 'event' | 'trace'
  threshold: number | null
  transaction: SafeTransaction
}

export type LoggedModuleCall = { data: Hex; logIndex: number; operation: 0 | 1; to: Address; value: bigint }

export type FactPosition = {
  block_number: number
  chain_id: number
  log_index: number
  safe: Address
  transaction_hash: Hash
}

/** Shared state of the handlers. They get the logs of a range in block and log order, with all logs of each transaction. */
export type HandlerContext = {
  /** Announced and not yet executed, by `toCallKey`. */
  announced: Map<string, Omit<ExecutedCall, 'source'>>
  announcedModuleCalls: Map<string, LoggedModuleCall[]>
  /** Calls of a Safe within a transaction by the hash that they have, hashed on first use. */
  calls: Map<string, ReadonlyMap<Hash, Omit<ExecutedCall, 'logIndex'>>>
  chainId: number
  facts: Facts
  /** Transactions that are in a Safe's history already, by position and Safe. */
  history: Set<string>
  /** Whether it is a Safe of a known factory and singleton. */
  isWatched: (address: Address) => boolean
  /** Next nonce of a Safe, if known before the current log; executions advance it. */
  nonces: Map<Address, bigint>
  /** Signatures to recover after all logs were handled: many at once is faster. */
  recoveries: { fact: FactPosition; hash: Hash; signatures: readonly SafeSignature[] }[]
  /** How many signatures may still be recovered. Without it none are. */
  signatures: SignatureBudget | undefined
  thresholds: ReturnType<typeof createThresholds>
  /** Safes and transactions whose traced transfers are stored already. */
  traced: Set<string>
  /** Traced calls of modules that no log was matched with yet, the next one last, by transaction and then by `Safe:module`. */
  tracedModuleCalls: Map<Hash, Map<string, ModuleCall[]>>
  transactions: ReadonlyMap<Hash, ChainTransaction>
}

/**
 * The columns with a fact's position. Rows spread them last: properties that are added to a copy one by one cost V8
 * microseconds each (Node 20), and there are hundreds of thousands of rows.
 */
export function toFact(
  log: ChainLog,
  { chainId }: Pick<HandlerContext, 'chainId'>,
  safe: Address = log.address,
): FactPosition {
  return {
    block_number: Number(log.blockNumber),
    chain_id: chainId,
    log_index: log.logIndex,
    safe,
    transaction_hash: log.transactionHash,
  }
}

type NativeTransfers = { fact: FactPosition; sender: Address; values: readonly ValueCall[] }

export function addNativeTransfers(log: ChainLog, { facts }: HandlerContext, transfers: NativeTransfers): void {
  for (const { position, to, value } of transfers.values)
    facts.rows.transfer.push({
      kind: 'native',
      position,
      recipient: to,
      sender: transfers.sender,
      token: null,
      token_id: null,
      transaction_index: log.transactionIndex,
      value,
      ...transfers.fact,
    })
}

export function toCallKey(log: ChainLog, part: Address | Hash): string {
  return `${log.transactionHash}:${log.address}:${part}`
}

/** Adds a transaction of the chain to a Safe's history, once for all its logs. */
export function addToHistory(
  log: ChainLog,
  { chainId, facts, history }: Pick<HandlerContext, 'chainId' | 'facts' | 'history'>,
  safe: Address = log.address,
): void {
  const key = `${log.blockNumber}:${log.transactionIndex}:${safe}`
  if (history.has(key)) return
  history.add(key)
  facts.rows.safe_transaction.push({
    block_number: Number(log.blockNumber),
    chain_id: chainId,
    safe,
    transaction_hash: log.transactionHash,
    transaction_index: log.transactionIndex,
  })
}

/** Tracks the thresholds of Safes from log to log. */
export function createThresholds(known: ReadonlyMap<Address, number>) {
  const inForce = new Map(known)
  const changed = new Map<Address, { hash: Hash; threshold: number }>()
  function apply(safe: Address): void {
    const change = changed.get(safe)
    if (change) inForce.set(safe, change.threshold)
    changed.delete(safe)
  }
  /** A threshold that an earlier transaction set applies, whether by an execution or a module. */
  function begin({ address, transactionHash }: ChainLog): void {
    if (changed.get(address)?.hash !== transactionHash) apply(address)
  }
  return {
    /** A threshold that an execution sets applies after it: its log is emitted before the one of the execution. */
    change: (log: ChainLog, threshold: number) => {
      begin(log)
      changed.set(log.address, { hash: log.transactionHash, threshold })
    },
    /** Applies at once. */
    setUp: (safe: Address, threshold: number) => {
      changed.delete(safe)
      inForce.set(safe, threshold)
    },
    /** The threshold of an execution's signatures; null if unknown. Ends the execution. */
    takeForExecution: (log: ChainLog) => {
      begin(log)
      const threshold = inForce.get(log.address) ?? null
      apply(log.address)
      return threshold
    },
  }
}

import type { ChainClient, SafeFacts } from '@countersign/protocol/chain'
import { type CodeHash, decodeCall, readOfficialCodes } from '@countersign/protocol/decode'
import type { ReadMessage, ReadTransaction } from '@countersign/protocol/offline'
import { type Simulation, simulateTransaction } from '@countersign/protocol/simulate'
import {
  type Check,
  type ConfirmationReport,
  checkSupport,
  claim,
  type SafeReport,
  verifyMessage,
  verifyTransaction,
} from '@countersign/protocol/verify'
import { useEffect, useRef, useState } from 'react'
import { createClient, http } from 'viem'
import { listTokenTargets, readToken, type TokenFacts } from '../../domain/transactions/readToken.ts'

import { createCatalogue } from '../../lib/messages/createCatalogue.ts'

const t = createCatalogue('verify')

export type NodeAnswer = {
  /** Undefined if the Safe is unknown or on another chain; the checks state which. */
  facts: SafeFacts | undefined
  checks: Check[]
  confirmations: readonly ConfirmationReport[]
  /** By lower-case address. */
  tokens: ReadonlyMap<string, TokenFacts>
  simulation: Simulation | undefined
  /** Of the bundled contracts that the transaction sets. */
  codes: readonly CodeHash[]
}

/** A client of the typed node; the page's only network access. */
function createNode(url: string): ChainClient {
  return createClient({ transport: http(url, { batch: { batchSize: 50, wait: 0 }, retryCount: 1, timeout: 20_000 }) })
}

export function readFromNode(client: ChainClient, reading: ReadTransaction | ReadMessage): Promise<NodeAnswer> {
  return 'transaction' in reading ? readTransactionFromNode(client, reading) : readMessageFromNode(client, reading)
}

async function readTransactionFromNode(client: ChainClient, reading: ReadTransaction): Promise<NodeAnswer> {
  const { hashes, item } = reading
  const { chainId, safe, transaction, version } = item
  const { safeTxHash } = hashes.value
  const report = await verifyTransaction(client, {
    chainId,
    safe,
    claimed: claim({ confirmations: listConfirmations(reading), safe, safeTxHash, transaction }),
    expectedHash: safeTxHash,
    ...(item.planned ? { planned: item.planned } : {}),
  })
  const facts = report.safe.facts?.value
  const simulation = facts ? await simulateTransaction(client, { facts, transaction }) : undefined
  const tokens = facts ? await readTokens(client, reading, simulation) : new Map<string, TokenFacts>()
  // A node of another chain proves nothing about this one's contracts.
  const codes = facts ? await readOfficialCodes(client, decodeCall(transaction)) : []
  return {
    facts,
    checks: [
      ...report.checks,
      ...report.safe.checks,
      checkSupport(report.confirmations),
      ...checkVersion(report.safe, version),
    ],
    confirmations: report.confirmations,
    tokens,
    simulation,
    codes,
  }
}

async function readMessageFromNode(client: ChainClient, reading: ReadMessage): Promise<NodeAnswer> {
  const { chainId, content, safe, version } = reading.item
  const messageHash = reading.hashes.value.safeMessageHash
  const report = await verifyMessage(client, {
    chainId,
    safe,
    claimed: claim({ confirmations: listConfirmations(reading), content, messageHash }),
    expectedHash: messageHash,
  })
  return {
    facts: report.safe.facts?.value,
    checks: [...report.checks, ...report.safe.checks, ...checkVersion(report.safe, version)],
    confirmations: report.confirmations,
    tokens: new Map(),
    simulation: undefined,
    codes: [],
  }
}

/** Signers are recovered already; the chain tells whether they are owners. */
function listConfirmations({ signers }: ReadTransaction | ReadMessage) {
  return signers.flatMap(({ data, signer }) => (signer ? [{ owner: signer, signature: data }] : []))
}

/** Most tokens read: batches and called contracts may involve thousands. */
const maxTokens = 100

async function readTokens(
  client: ChainClient,
  { transaction }: ReadTransaction,
  simulation: Simulation | undefined,
): Promise<Map<string, TokenFacts>> {
  const { allowances = [], pieces = [], tokens: moved = [] } = simulation ?? {}
  const all = [
    ...listTokenTargets(decodeCall(transaction.value)),
    ...[...moved, ...pieces, ...allowances].map(({ token }) => token),
  ]
  const targets = [...new Set(all)].slice(0, maxTokens)
  const tokens = await Promise.all(targets.map((target) => readToken(client, target)))
  return new Map(tokens.map((token) => [token.address.toLowerCase(), token]))
}

/** Hashes were computed by the version in the link; checks it against the chain. */
function checkVersion({ facts }: SafeReport, version: string): Check[] {
  const actual = facts?.value.version
  if (!facts || actual === undefined || actual === version) return []
  return [
    {
      id: 'T18',
      code: 'OTHER_VERSION',
      verdict: 'warn',
      message: t('otherVersion', { chain: actual, link: version }),
      evidence: facts.evidence,
    },
  ]
}

type NodeState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'answered'; answer: NodeAnswer }
  | { status: 'failed'; error: unknown }

type UseNodeResultReturnType = { state: NodeState; readNode: (url: string) => void }

export function useNodeResult(reading: ReadTransaction | ReadMessage): UseNodeResultReturnType {
  const [state, setState] = useState<NodeState>({ status: 'idle' })
  const latest = useRef(0)
  useEffect(
    () => () => {
      latest.current += 1
    },
    [],
  )
  const readNode = (url: string) => {
    latest.current += 1
    const turn = latest.current
    const settle = (next: NodeState) => turn === latest.current && setState(next)
    setState({ status: 'loading' })
    readFromNode(createNode(url), reading).then(
      (answer) => settle({ status: 'answered', answer }),
      (error: unknown) => settle({ status: 'failed', error }),
    )
  }
  return { state, readNode }
}

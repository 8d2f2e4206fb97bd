import { type Address, decodeFunctionResult, encodeFunctionData, type Hex, isAddressEqual, zeroAddress } from 'viem'
import type { BlockReference } from '../evidence/Evidence.ts'
import { hashHex } from '../hash/writeWord.ts'
import { type ChainClient, readBlock } from './ChainClient.ts'
import { callContracts } from './callContracts.ts'
import { getDeployment, getPlan, toPlannedState } from './planCreation.ts'
import { readContractSignature } from './readContractSignature.ts'
import { decodeOrUndefined, type RawState, readCodeHash, readRawState, safeStateAbi } from './readRawState.ts'
import { readToken } from './readToken.ts'
import {
  type ApprovalRequest,
  approvalKey,
  type ChainFacts,
  type ContractSignatureRequest,
  contractSignatureKey,
  type FactRequests,
  type PlanCreationParameters,
} from './SafeFacts.ts'
import type { SafeDeployment } from './safeDeployments.ts'

/** Facts by block hash: they never change. */
export type FactsMemory = { facts: Map<string, ChainFacts>; states: Map<string, RawState> }

/** A few cached blocks make the next read at the same block cheap. */
const maximumRemembered = 20

export type ReadFactsParameters = {
  chainId: number
  safe: Address
  blockNumber?: bigint
  /** Claimed creation parameters: used only if the address derives from them and has no code yet. */
  planned?: PlanCreationParameters | undefined
  /** Further requests, given the Safe's state; sent together with the code requests. */
  plan?: (state: RawState) => FactRequests
  /** Caches facts per block. */
  memory?: FactsMemory
  /** A memoized hash function. @default hashHex */
  hashCode?: (code: Hex) => Hex
}

/**
 * Reads everything one verification needs, at one block, in three rounds: the block, the Safe's state, and what follows
 * from it. With a batching transport that is three HTTP requests, however long the queue.
 *
 * @throws ChainUnreachableError, WrongChainError
 */
export async function readFacts(client: ChainClient, parameters: ReadFactsParameters): Promise<ChainFacts> {
  const { hashCode = hashHex, memory, plan, planned, safe, ...at } = parameters
  const block = await readBlock(client, at)
  const key = `${at.chainId}:${safe}:${block.hash}`
  const read = memory?.states.get(key) ?? (await readRawState(client, safe, block))
  remember(memory?.states, key, read)
  const state = toPlannedState(read, planned)
  const requests = plan?.(state) ?? {}
  const fullKey = `${key}:${state.planned ? 'planned' : ''}:${JSON.stringify(requests)}`
  const facts = memory?.facts.get(fullKey) ?? (await readRemaining(client, { hashCode, requests, state }))
  remember(memory?.facts, fullKey, facts)
  return facts
}

function remember<value>(memory: Map<string, value> | undefined, key: string, value: value): void {
  if (!memory || memory.has(key)) return
  if (memory.size >= maximumRemembered) memory.clear()
  memory.set(key, value)
}

type RemainingParameters = { hashCode: (code: Hex) => Hex; requests: FactRequests; state: RawState }

async function readRemaining(
  client: ChainClient,
  { hashCode, requests, state }: RemainingParameters,
): Promise<ChainFacts> {
  const { block, safe } = state
  const owners = new Set(state.owners?.map((owner) => owner.toLowerCase()))
  const isOwner = ({ owner }: { owner: Address }) => owners.has(owner.toLowerCase())
  const [codeHashes, approvals, contractSignatures, tokens] = await Promise.all([
    readCodeHashes(client, [...listParts(state), ...(requests.codes ?? [])], { block, hashCode }),
    // Only owners: signatures of other contracts do not count.
    readApprovals(client, safe, requests.approvals?.filter(isOwner) ?? [], block),
    readContractSignatures(client, state, requests.contractSignatures?.filter(isOwner) ?? []),
    readTokens(client, requests.tokens ?? [], block),
  ])
  const implementationCodeHash = codeHashes.get(state.implementation.toLowerCase()) ?? null
  return { approvals, codeHashes, contractSignatures, safe: { ...state, implementationCodeHash }, tokens }
}

function listParts(state: RawState): Address[] {
  const { fallbackHandler, guard, implementation, moduleGuard, modules } = state
  const parts = [fallbackHandler, guard, moduleGuard, ...(modules ?? [])]
  return [
    implementation,
    ...parts.filter((address) => !isAddressEqual(address, zeroAddress)),
    ...listMakers(state).map(({ address }) => address),
  ]
}

/** The contracts that deploy a planned Safe together with its first transaction. */
export function listMakers(state: Pick<RawState, 'planned' | 'safe'>): SafeDeployment[] {
  const plan = getPlan(state)
  if (!plan) return []
  const { factory, fallbackHandler } = plan.contracts
  return [factory, fallbackHandler, getDeployment('MultiSendCallOnly', plan.version)]
}

type CodeParameters = { block: BlockReference; hashCode: (code: Hex) => Hex }

async function readCodeHashes(client: ChainClient, addresses: readonly Address[], { block, hashCode }: CodeParameters) {
  const unique = new Map(addresses.map((address) => [address.toLowerCase(), address]))
  const entries = [...unique].map(
    async ([key, address]): Promise<[string, Hex | null]> => [
      key,
      await readCodeHash(client, address, block, hashCode),
    ],
  )
  return new Map(await Promise.all(entries))
}

/** The approvals that the chain confirms; unreadable ones are missing. */
export async function readApprovals(
  client: ChainClient,
  safe: Address,
  requests: readonly ApprovalRequest[],
  block: BlockReference,
) {
  const calls = requests.map(({ hash, owner }) => ({
    data: encodeFunctionData({ abi: safeStateAbi, args: [owner, hash], functionName: 'approvedHashes' }),
    to: safe,
  }))
  const answers = await callContracts(client, calls, block)
  const approvals = new Map<string, boolean>()
  for (const [index, request] of requests.entries()) {
    const count = decodeOrUndefined(answers[index], (data) =>
      decodeFunctionResult({ abi: safeStateAbi, data, functionName: 'approvedHashes' }),
    )
    if (count !== undefined) approvals.set(approvalKey(request), count !== 0n)
  }
  return approvals
}

async function readContractSignatures(
  client: ChainClient,
  { block, safe, version }: RawState,
  requests: readonly ContractSignatureRequest[],
) {
  const entries = requests.map(
    async (request): Promise<[string, boolean | undefined]> => [
      contractSignatureKey(request),
      await readContractSignature(client, { ...request, safe, version }, block),
    ],
  )
  return new Map(await Promise.all(entries))
}

async function readTokens(client: ChainClient, tokens: readonly Address[], block: BlockReference) {
  const entries = tokens.map(async (token) => [token.toLowerCase(), await readToken(client, token, block)] as const)
  return new Map(await Promise.all(entries))
}

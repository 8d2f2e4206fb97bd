import { type Address, type Hex, numberToHex } from 'viem'
import { type ChainClient, requestBlock } from '../chain/ChainClient.ts'
import { type RawState, readCodeHash, readRawState } from '../chain/readRawState.ts'
import type { BlockReference } from '../evidence/Evidence.ts'
import { toAddressList } from '../hash/isSameAddress.ts'
import { msg } from '../text/msg.ts'
import type { ThreatId } from '../verify/Check.ts'
import type { ProvenFact, ProvenState } from './proveState.ts'

/** What a node states about a Safe, read as the app reads it. */
export type Statement = RawState & { balance: bigint; implementationCodeHash: Hex | null }

/** @throws ChainUnreachableError */
export async function readStatement(client: ChainClient, safe: Address, block: BlockReference): Promise<Statement> {
  const params: [Address, Hex] = [safe, numberToHex(block.number)]
  const [state, balance] = await Promise.all([
    readRawState(client, safe, block),
    requestBlock('eth_getBalance', client.request({ method: 'eth_getBalance', params })),
  ])
  const implementationCodeHash = await readCodeHash(client, state.implementation, block)
  return { ...state, balance: BigInt(balance), implementationCodeHash }
}

/** Every fact that is proven, with the threat case of a false statement about it. */
export const factSubjects = {
  balance: { id: 'T136', subject: msg('subject.balance', 'balance') },
  fallbackHandler: { id: 'T135', subject: msg('setting.fallbackHandler', 'fallback handler') },
  guard: { id: 'T135', subject: msg('setting.guard', 'guard') },
  implementation: { id: 'T137', subject: msg('setting.implementation', 'implementation') },
  implementationCodeHash: { id: 'T137', subject: msg('subject.implementationCode', 'code of the implementation') },
  moduleGuard: { id: 'T135', subject: msg('setting.moduleGuard', 'module guard') },
  modules: { id: 'T134', subject: msg('setting.modules', 'modules') },
  nonce: { id: 'T133', subject: msg('subject.nonce', 'nonce') },
  owners: { id: 'T131', subject: msg('setting.owners', 'owners') },
  proxyCodeHash: { id: 'T137', subject: msg('subject.safeCode', 'code of the Safe') },
  threshold: { id: 'T132', subject: msg('setting.threshold', 'threshold') },
  version: { id: 'T137', subject: msg('subject.version', 'version') },
} as const satisfies Record<ProvenFact, { id: ThreatId; subject: ReturnType<typeof msg> }>

// Every key is listed above.
export const facts = Object.keys(factSubjects) as ProvenFact[]

/** A fact as text that is the same for the same value; undefined if it is unknown. */
export function toFactText(
  state: Partial<Record<ProvenFact, ProvenState[ProvenFact] | number | undefined>>,
  fact: ProvenFact,
) {
  const value = state[fact]
  if (value === undefined) return undefined
  if (value === null) return ''
  if (typeof value === 'object') return toAddressList(value)
  const text = `${value}`.toLowerCase()
  return fact === 'version' ? text.replace(/\+.*$/, '') : text
}

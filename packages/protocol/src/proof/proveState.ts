import { type Address, checksumAddress, type Hex, numberToHex, pad } from 'viem'
import type { ChainClient } from '../chain/ChainClient.ts'
import { findDeploymentByCode } from '../chain/findDeployment.ts'
import type { SafeFacts } from '../chain/SafeFacts.ts'
import { sentinel, slots, toMappingSlot } from '../chain/slots.ts'
import { type ProvenAccount, readAccount, readSlot } from './readAccount.ts'
import type { BlockHeader } from './readHeader.ts'
import { InvalidProofError } from './readTrie.ts'

/** Facts of a Safe that its storage proves. */
export type ProvenState = Pick<
  SafeFacts,
  'fallbackHandler' | 'guard' | 'implementation' | 'implementationCodeHash' | 'moduleGuard' | 'proxyCodeHash'
> & {
  balance: bigint
  modules: readonly Address[]
  nonce: bigint
  owners: readonly Address[]
  threshold: bigint
  /** Of the official release with this code. */
  version: string
}

export type ProvenFact = keyof ProvenState

/** Same layout in every release: the proxy's slot comes first, then the managers in the order of inheritance. */
const layout = { modules: 1n, ownerCount: 3n, owners: 2n, threshold: 4n, nonce: 5n } as const

const word = (slot: bigint) => numberToHex(slot, { size: 32 })

const fixedSlots: readonly Hex[] = [
  ...Object.values(slots),
  ...[layout.ownerCount, layout.threshold, layout.nonce].map(word),
]

const first: Address = sentinel

/** Bounds the requests that a hostile node can cause. */
const maxListed = 500

export type ProveStateParameters = {
  safe: Address
  header: BlockHeader
  /** What a node states: its slots are requested at once. It proves nothing. */
  expected?: { modules?: readonly Address[] | undefined; owners?: readonly Address[] | undefined }
}

/** What could be proven; the others with the reason. Without `balance` the account itself is not proven. */
export type StateProof = { state: Partial<ProvenState>; failed: ReadonlyMap<ProvenFact, InvalidProofError> }

/**
 * Proves the state of a Safe against the state root of a header. The header must be confirmed by somebody else.
 *
 * @throws ChainUnreachableError where the node has no proofs
 */
export async function proveState(client: ChainClient, parameters: ProveStateParameters): Promise<StateProof> {
  const { expected, header, safe } = parameters
  const state: Partial<ProvenState> = {}
  const failed = new Map<ProvenFact, InvalidProofError>()
  const listed = [first, ...(expected?.owners ?? []).slice(0, maxListed)].map((owner) =>
    toMappingSlot(owner, layout.owners),
  )
  const enabled = [first, ...(expected?.modules ?? []).slice(0, maxListed)].map((module) =>
    toMappingSlot(module, layout.modules),
  )
  const account = await attempt('balance', () =>
    readAccount(client, { address: safe, header, slots: [...new Set([...fixedSlots, ...listed, ...enabled])] }),
  )
  if (!account) return { failed, state }
  Object.assign(state, { balance: account.balance, proxyCodeHash: account.codeHash })
  for (const part of ['guard', 'moduleGuard', 'fallbackHandler', 'implementation'] as const)
    await attempt(part, async () => {
      state[part] = toAddress(readSlot(account, slots[part]))
    })
  if (!state.implementation) return { failed, state }
  const { implementation } = state
  await attempt('implementationCodeHash', async () => {
    state.implementationCodeHash = (await readAccount(client, { address: implementation, header })).codeHash
  })
  const release = findDeploymentByCode(state.implementationCodeHash, ['Safe', 'SafeL2'])
  // Other code may use these slots for anything.
  if (!release) return { failed, state }
  state.version = release.version
  await attempt('threshold', async () => {
    state.threshold = readSlot(account, word(layout.threshold))
  })
  await attempt('nonce', async () => {
    state.nonce = readSlot(account, word(layout.nonce))
  })
  await attempt('owners', async () => {
    const owners = await walk(account, layout.owners)
    if (BigInt(owners.length) !== readSlot(account, word(layout.ownerCount)))
      throw new InvalidProofError({ reason: 'the list of owners has another length than the Safe counts' })
    state.owners = owners
  })
  await attempt('modules', async () => {
    state.modules = await walk(account, layout.modules)
  })
  return { failed, state }

  async function attempt<value>(fact: ProvenFact, read: () => Promise<value>): Promise<value | undefined> {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof InvalidProofError)) throw error
      failed.set(fact, error)
      return undefined
    }
  }

  /** A linked list from the sentinel back to it. Entries that nobody expected are requested one after the other. */
  async function walk(proven: ProvenAccount, mapping: bigint): Promise<Address[]> {
    const found: Address[] = []
    for (let current: Address = sentinel; ; ) {
      const next = toAddress(await readListSlot(proven, toMappingSlot(current, mapping)))
      // A list that was never set up is empty.
      if (next === sentinel || (BigInt(next) === 0n && found.length === 0)) return found
      if (BigInt(next) === 0n || found.includes(next) || found.length >= maxListed)
        throw new InvalidProofError({ reason: 'the list does not end' })
      found.push(next)
      current = next
    }
  }

  async function readListSlot(proven: ProvenAccount, slot: Hex): Promise<bigint> {
    if (listed.includes(slot) || enabled.includes(slot)) return readSlot(proven, slot)
    const { nodes } = await readAccount(client, { address: safe, header, slots: [slot] })
    return readSlot({ nodes, storageRoot: proven.storageRoot }, slot)
  }
}

function toAddress(value: bigint): Address {
  return checksumAddress(pad(numberToHex(value & ((1n << 160n) - 1n)), { size: 20 }))
}

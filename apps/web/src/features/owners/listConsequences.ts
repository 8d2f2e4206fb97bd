import type { SafeState } from '@countersign/protocol/chain'
import { BaseError } from '@countersign/protocol/errors'
import { msg } from '@countersign/protocol/text'
import { checkOwnerTree, type OwnerNode, verifyOwnerTree } from '@countersign/protocol/verify'
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { type Address, isAddressEqual } from 'viem'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import { listPasskeyConsequences } from '../../domain/passkeys/listPasskeyConsequences.ts'
import { type OwnerType, ownerTypesQuery } from '../../domain/passkeys/ownerTypesQuery.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { getChainClient, type Services, useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import type { Consequence } from '../../domain/transaction-builder/ConsequenceList.tsx'
import { isContractCode } from '../../domain/transactions/readToken.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import type { OwnersReading } from './readOwnersForm.ts'

const t = createCatalogue('owners')

type ListConsequencesParameters = {
  state: Pick<SafeState, 'address' | 'block' | 'owners' | 'threshold'>
  reading: Pick<OwnersReading, 'after' | 'change'>
  facts: readonly OwnerFacts[]
  unknown: readonly Address[]
  /** How each owner afterwards signs, by lower-case address; undefined while unread. */
  types?: Readonly<Record<string, OwnerType>> | undefined
  me: Address | undefined
  labelOf: (address: string) => string
}

/** Consequences of the change: what locks the Safe, what is risky, what is notable. */
export function listConsequences(parameters: ListConsequencesParameters): Consequence[] {
  const { state, reading, unknown, me, labelOf } = parameters
  const { after, change } = reading
  const { threshold } = after
  const count = after.owners.length
  const list: Consequence[] = [
    ...listTreeConsequences(parameters),
    ...listNewcomerConsequences(parameters),
    ...listPasskeyConsequences(after, parameters.types),
  ]
  for (const address of unknown) list.push({ tone: 'caution', text: t('unknownOwner', { who: labelOf(address) }) })
  const isMeGone = me !== undefined && includes(state.owners, me) && !includes(after.owners, me)
  if (isMeGone) list.push({ tone: 'caution', text: t('youLeave') })
  if (threshold === 1 && count > 1) list.push({ tone: 'caution', text: t('anyone') })
  if (count === 1) list.push({ tone: 'caution', text: t('oneOwner') })
  if (threshold === count && count > 1) list.push({ tone: 'caution', text: t('allNeeded', { count }) })
  if (threshold < state.threshold)
    list.push({ tone: 'caution', text: t('lowered', { before: state.threshold, after: threshold }) })
  if (change.removed.length + change.replaced.length > 0) list.push({ tone: 'info', text: t('signaturesLost') })
  if (threshold > state.threshold) list.push({ tone: 'info', text: t('raised') })
  return list
}

/** Whether the threshold can be reached, and by whom. */
function listTreeConsequences({ state, reading, facts, labelOf }: ListConsequencesParameters): Consequence[] {
  const { owners, threshold } = reading.after
  if (owners.length === 0) return []
  const root: OwnerNode = { safe: state.address, owners, threshold: BigInt(threshold) }
  const others = facts.flatMap(({ nodes }) => nodes).filter(({ safe }) => !isAddressEqual(safe, state.address))
  const nodes = [root, ...new Map(others.map((node) => [node.safe, node])).values()]
  return checkOwnerTree(nodes, state.block).flatMap(({ code, actual = '' }): Consequence[] => {
    const isRoot = actual === state.address
    if (code === 'OWNERS_IN_A_CIRCLE') return isRoot ? [{ tone: 'caution', text: t('circle') }] : []
    if (code !== 'DEADLOCK') return []
    return [
      isRoot
        ? { tone: 'stop', text: t('deadlock') }
        : { tone: 'caution', text: t('stuckOwner', { who: labelOf(actual) }) },
    ]
  })
}

/** Warnings about new owners that do not sign like an EOA. */
function listNewcomerConsequences({ state, facts, me, labelOf, types }: ListConsequencesParameters): Consequence[] {
  const known = me ? [me, ...state.owners] : state.owners
  return facts.flatMap(({ address, kind, nodes }): Consequence[] => {
    if (isAddressEqual(address, state.address)) return []
    if (types?.[address.toLowerCase()] === 'passkey') return []
    if (kind === 'contract') return [{ tone: 'caution', text: t('contractOwner', { who: labelOf(address) }) }]
    const [node] = nodes
    if (!node) return []
    if (!nodes.some(({ owners }) => owners.some((owner) => includes(known, owner))))
      return [{ tone: 'caution', text: t('foreignSafe', { who: labelOf(address) }) }]
    return [
      {
        tone: 'info',
        text: t('safeOwner', { who: labelOf(address), threshold: String(node.threshold), owners: node.owners.length }),
      },
    ]
  })
}

function includes(owners: readonly Address[], address: Address): boolean {
  return owners.some((owner) => isAddressEqual(owner, address))
}

export function useConsequences(safe: CurrentSafe, state: SafeState, reading: OwnersReading) {
  const services = useServices()
  const { address: me } = useSigner()
  const labelOf = useLabelOf()
  const addresses = [...new Set([safe.address, ...reading.newcomers])]
  const answers = useQueries({
    queries: addresses.map((address) => ownerFactsQuery(services, { chainId: safe.chainId, address })),
  })
  const owners = reading.after.owners
  const types = useQuery({
    ...ownerTypesQuery(services, { chainId: safe.chainId, owners, safe: safe.address }),
    // Also without new owners: removing others may leave passkeys alone.
    enabled: owners.length > 0,
  })
  const consequences = listConsequences({
    state,
    types: types.data,
    reading,
    facts: answers.flatMap(({ data }) => data ?? []),
    unknown: reading.newcomers.filter((address) => answers[addresses.indexOf(address)]?.isError),
    me,
    labelOf: (address) => labelOf(address) ?? shortAddress(address),
  })
  return { consequences, isReading: types.isLoading || answers.some(({ isPending }) => isPending) }
}

export type OwnerFacts = {
  address: Address
  kind: 'account' | 'safe' | 'contract'
  /** Every Safe in its owner tree, itself first. */
  nodes: readonly OwnerNode[]
}

export function ownerFactsQuery(services: Services, { chainId, address }: { chainId: number; address: Address }) {
  return queryOptions({
    queryKey: ['chain', chainId, 'ownerFacts', address.toLowerCase()],
    queryFn: async (): Promise<OwnerFacts> => {
      const client = getChainClient(services, chainId)
      const code = await client.request({ method: 'eth_getCode', params: [address, 'latest'] })
      if (!isContractCode(code)) return { address, kind: 'account', nodes: [] }
      const { nodes, checks } = await verifyOwnerTree(client, { chainId, safe: address })
      if (!nodes)
        throw new BaseError(
          'OWNER_TREE',
          checks[0]?.translatable ?? checks[0]?.message ?? msg('app.ownersUnreadable', 'The owners could not be read.'),
        )
      return { address, kind: nodes.value.length > 0 ? 'safe' : 'contract', nodes: nodes.value }
    },
    staleTime: 60_000,
  })
}

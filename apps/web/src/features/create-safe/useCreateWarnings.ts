import { NotASafeError, readSafeState } from '@countersign/protocol/chain'
import { findLookalikes } from '@countersign/protocol/verify'
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Address, isAddress, isAddressEqual, zeroAddress } from 'viem'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import { listPasskeyConsequences } from '../../domain/passkeys/listPasskeyConsequences.ts'
import { ownerTypesQuery } from '../../domain/passkeys/ownerTypesQuery.ts'
import { useMySafes } from '../../domain/safe/useMySafes.ts'
import { getChainClient, type Services, useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import type { Consequence } from '../../domain/transaction-builder/ConsequenceList.tsx'
import { isContractCode } from '../../domain/transactions/readToken.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import type { CreateReading } from './useCreateForm.ts'

const t = createCatalogue('createSafe')

export function useCreateWarnings({ chains, owners, plan, threshold }: CreateReading, count: number) {
  const services = useServices()
  const { address: me } = useSigner()
  const nameOf = useLabelOf()
  const labelOf = (address: string) => nameOf(address) ?? shortAddress(address)
  const known = useKnown()
  const pairs = chains.flatMap((chain) =>
    [...new Set(owners)].filter((address) => address !== zeroAddress).map((address) => ({ address, chain })),
  )
  const answers = useQueries({
    queries: pairs.map(({ address, chain }) => ownerKindQuery(services, { address, chainId: chain.id })),
  })
  // A passkey has the same signer on every chain.
  const types = useQuery({
    ...ownerTypesQuery(services, { chainId: chains[0]?.id ?? 0, owners, safe: plan?.safe ?? zeroAddress }),
    enabled: chains.length > 0 && owners.length > 0,
  })
  const isPasskey = (address: Address) => types.data?.[address.toLowerCase()] === 'passkey'
  const findings = pairs.flatMap(({ address, chain }, index): OwnerFinding[] => {
    const { data, isError = false } = answers[index] ?? {}
    if (isError) return [{ address, chain: chain.name, kind: 'unknown' }]
    return data && !isPasskey(address) ? [{ address, chain: chain.name, kind: data }] : []
  })
  return {
    cautions: [
      ...listPasskeyConsequences({ owners, threshold }, types.data),
      ...listCreateWarnings({ count, findings, known, labelOf, me, owners, threshold }),
    ],
    isReading: types.isLoading || answers.some(({ isPending }) => isPending),
  }
}

/** Contacts and the account's Safes, which an attacker would imitate. */
function useKnown(): Address[] {
  const { names, bundledNames } = useServices()
  const own = useStore(names)
  const bundled = useStore(bundledNames)
  const { safes } = useMySafes()
  const mine = safes.map(({ address }) => address).join()
  return useMemo(
    () =>
      [...new Set([...Object.keys(own), ...Object.keys(bundled), ...mine.split(',')])].filter((text) =>
        isAddress(text),
      ),
    [own, bundled, mine],
  )
}

export type OwnerFinding = {
  address: Address
  chain: string
  /** `unknown`: the chain did not answer. */
  kind: OwnerKind | 'unknown'
}

export type ListCreateCautionsParameters = {
  owners: readonly Address[]
  /** Number of owner fields, including unreadable ones. */
  count: number
  threshold: number
  findings: readonly OwnerFinding[]
  /** Addresses the user knows: contacts and other Safes. */
  known: readonly Address[]
  me: Address | undefined
  labelOf: (address: string) => string
}

export function listCreateWarnings(parameters: ListCreateCautionsParameters): Consequence[] {
  const { owners, known, me, findings, labelOf } = parameters
  const kinds = findings.flatMap((finding) => judgeKind(finding, findings, labelOf(finding.address)))
  const list: Consequence[] = [...judgeThreshold(parameters), ...kinds]
  for (const owner of owners) {
    const [other] = findLookalikes(owner, [...owners, ...known])
    // In full, since shortened look-alikes are identical.
    if (other) list.push({ tone: 'caution', text: t('warnings.lookalike', { who: owner, other }) })
  }
  if (me && owners.length > 0 && !owners.some((owner) => isAddressEqual(owner, me)))
    list.push({ tone: 'info', text: t('warnings.notYou') })
  return list
}

function judgeKind({ address, chain, kind }: OwnerFinding, all: readonly OwnerFinding[], who: string): Consequence[] {
  if (kind !== 'account')
    return [{ tone: kind === 'safe' ? 'info' : 'caution', text: t(`warnings.${kind}`, { chain, who }) }]
  const elsewhere = all.filter((other) => other.address === address).map((other) => other.kind)
  const isCode = elsewhere.includes('contract') || elsewhere.includes('safe')
  return isCode ? [{ tone: 'caution', text: t('warnings.missing', { who, chain }) }] : []
}

function judgeThreshold({ count, threshold }: ListCreateCautionsParameters): Consequence[] {
  if (threshold > count) return []
  if (count === 1) return [{ tone: 'caution', text: t('warnings.one') }]
  if (threshold === 1) return [{ tone: 'caution', text: t('warnings.anyone') }]
  if (threshold === count) return [{ tone: 'caution', text: t('warnings.all', { count }) }]
  return [
    {
      tone: 'info',
      text: t('warnings.balanced', { threshold, count, lost: count - threshold, stolen: threshold - 1 }),
    },
  ]
}

type OwnerKind = 'account' | 'safe' | 'contract'

function ownerKindQuery(services: Services, { chainId, address }: { chainId: number; address: Address }) {
  return queryOptions({
    queryKey: ['chain', chainId, 'ownerKind', address.toLowerCase()],
    queryFn: async (): Promise<OwnerKind> => {
      const client = getChainClient(services, chainId)
      const code = await client.request({ method: 'eth_getCode', params: [address, 'latest'] })
      if (!isContractCode(code)) return 'account'
      try {
        await readSafeState(client, { address, chainId })
        return 'safe'
      } catch (error) {
        if (error instanceof NotASafeError) return 'contract'
        throw error
      }
    },
    staleTime: 60_000,
  })
}

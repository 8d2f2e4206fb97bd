import {
  createFindCodeHash,
  decodeCall,
  describeTransaction,
  listOfficialTargets,
  readOfficialCode,
  type TransactionDescription,
} from '@countersign/protocol/decode'
import type { SafeTransaction } from '@countersign/protocol/hash'
import type { Verified } from '@countersign/protocol/verify'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { useStableList } from '../../lib/useStableList.ts'
import { useNameOf } from '../address-book/useName.ts'
import { findChain, getChainClient, type Services, useServices } from '../services/Services.ts'
import { type Effect, toEffect } from './Effect.ts'
import { createFindToken, listTokenTargets, type TokenFacts } from './readToken.ts'
import { tokenQuery } from './tokenMetadataQuery.ts'

export type EffectReading = {
  effect: Effect | undefined
  description: TransactionDescription | undefined
  /** By lower-case address. */
  tokens: ReadonlyMap<string, TokenFacts>
  isLoading: boolean
  error: Error | null
}

/** A batch can name thousands, each of which costs the node three calls: amounts of others are in smallest units. */
const maxTokens = 200

export type UseTransactionDescriptionParameters = {
  chainId: number
  safe: Address
  /** Verified by the kernel, or created here: a summary of anything else is unverified. */
  transaction: Verified<SafeTransaction> | undefined
  ownerState?: { ownerCount: number; threshold: number } | undefined
}

export function useTransactionDescription({
  chainId,
  safe,
  transaction,
  ownerState,
}: UseTransactionDescriptionParameters): EffectReading {
  const services = useServices()
  const nameOf = useNameOf()
  const targets = useMemo(
    () => (transaction ? listTokenTargets(decodeCall(transaction.value)).slice(0, maxTokens) : []),
    [transaction],
  )
  const officials = useMemo(
    () => (transaction ? listOfficialTargets(decodeCall(transaction.value)) : []),
    [transaction],
  )
  // Until read they count as unofficial code: warnings stay.
  const codes = useQueries({ queries: officials.map((address) => codeHashQuery(services, chainId, address)) })
  const hashes = useStableList(codes.flatMap(({ data }) => data ?? []))
  const answers = useQueries({ queries: targets.map((target) => tokenQuery(services, chainId, target)) })
  const found = useStableList(answers.flatMap(({ data }) => data ?? []))
  const tokens = useMemo(() => new Map(found.map((token) => [token.address.toLowerCase(), token])), [found])
  const isLoading = [...answers, ...codes].some(({ isPending }) => isPending)
  const error = answers.find((answer) => answer.error)?.error ?? null
  const native = findChain(services, String(chainId))?.nativeCurrency
  const description = useMemo(() => {
    if (!transaction || !native || isLoading) return undefined
    return describeTransaction({
      safe,
      transaction: transaction.value,
      nativeCurrency: native,
      ownerState,
      findCodeHash: createFindCodeHash(hashes),
      findName: (address) => nameOf(address)?.name,
      findToken: createFindToken(tokens),
    })
  }, [safe, transaction, native, tokens, hashes, isLoading, ownerState, nameOf])
  const effect = useMemo(() => description && toEffect(description), [description])
  return { effect, description, tokens, isLoading, error }
}

export type LoadDescriptionParameters = Omit<UseTransactionDescriptionParameters, 'transaction'> & {
  transaction: Verified<SafeTransaction>
}

/** The same outside of React, without the address book. */
export async function loadDescription(
  services: Services,
  { chainId, safe, transaction, ownerState }: LoadDescriptionParameters,
): Promise<TransactionDescription> {
  const native = findChain(services, String(chainId))?.nativeCurrency
  if (!native) throw new Error(`Chain ${chainId} is not in the configuration.`)
  const decoded = decodeCall(transaction.value)
  const targets = listTokenTargets(decoded).slice(0, maxTokens)
  const codes = await Promise.all(
    listOfficialTargets(decoded).map((address) =>
      services.queryClient.ensureQueryData(codeHashQuery(services, chainId, address)),
    ),
  )
  const facts = await Promise.all(
    targets.map((target) => services.queryClient.ensureQueryData(tokenQuery(services, chainId, target))),
  )
  const tokens = new Map(facts.map((token) => [token.address.toLowerCase(), token]))
  return describeTransaction({
    safe,
    transaction: transaction.value,
    nativeCurrency: native,
    ownerState,
    findCodeHash: createFindCodeHash(codes),
    findToken: createFindToken(tokens),
  })
}

function codeHashQuery(services: Pick<Services, 'chains'>, chainId: number, address: Address) {
  return queryOptions({
    queryKey: ['chain', chainId, 'codeHash', address.toLowerCase()],
    queryFn: () => readOfficialCode(getChainClient(services, chainId), address),
    staleTime: 60_000,
  })
}

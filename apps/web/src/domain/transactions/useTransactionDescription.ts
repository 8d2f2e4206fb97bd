import {
  createFindCodeHash,
  type DecodedCall,
  decodeCall,
  decodeCallInSlices,
  describeTransaction,
  describeTransactionInSlices,
  listOfficialTargets,
  readOfficialCode,
  type TransactionDescription,
} from '@countersign/protocol/decode'
import type { SafeTransaction } from '@countersign/protocol/hash'
import type { Verified } from '@countersign/protocol/verify'
import { createPause } from '@countersign/protocol/wire'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { Address } from 'viem'
import { type Pause, useInSlices } from '../../lib/useInSlices.ts'
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

/** Characters of calldata; less is decoded and described in about a millisecond. */
const largeData = 8_000

const isLarge = ({ data }: SafeTransaction) => data.length > largeData

/** The previous object while the fields are equal: every read of the service brings a new one. */
function useSameTransaction(transaction: SafeTransaction | undefined): SafeTransaction | undefined {
  const [kept, setKept] = useState(transaction)
  if (kept === transaction || (kept && transaction && isSame(kept, transaction))) return kept
  setKept(transaction)
  return transaction
}

function isSame(one: SafeTransaction, other: SafeTransaction): boolean {
  return (
    one.to === other.to &&
    one.value === other.value &&
    one.data === other.data &&
    one.operation === other.operation &&
    one.nonce === other.nonce &&
    one.safeTxGas === other.safeTxGas &&
    one.baseGas === other.baseGas &&
    one.gasPrice === other.gasPrice &&
    one.gasToken === other.gasToken &&
    one.refundReceiver === other.refundReceiver
  )
}

/** Of large data, which several parts of a page and its next visit need. */
const decodedCalls = new WeakMap<SafeTransaction, DecodedCall>()

/** The decoded call: at once, or in slices where that would hold up the page. */
function useDecodedCall(transaction: SafeTransaction | undefined): DecodedCall | undefined {
  const small = useMemo(
    () => (transaction && !isLarge(transaction) ? decodeCall(transaction) : undefined),
    [transaction],
  )
  const known = transaction && decodedCalls.get(transaction)
  const isMissing = transaction !== undefined && !small && !known
  const decode = useCallback(
    async (pause: Pause) => {
      if (!transaction) throw new Error('Nothing to decode.')
      const decoded = await decodeCallInSlices(transaction, { pause })
      decodedCalls.set(transaction, decoded)
      return decoded
    },
    [transaction],
  )
  const large = useInSlices(transaction, isMissing ? decode : undefined)
  return small ?? known ?? large
}

type DescribeParameters = Parameters<typeof describeTransaction>[0]

/** The description, from the decoded call: at once, or in slices. */
function useDescription(parameters: DescribeParameters | undefined): TransactionDescription | undefined {
  const isSmall = parameters !== undefined && parameters.transaction.data.length <= largeData
  const small = useMemo(() => (isSmall ? describeTransaction(parameters) : undefined), [isSmall, parameters])
  const describe = useCallback(
    async (pause: Pause) => {
      if (!parameters) throw new Error('Nothing to describe.')
      return describeTransactionInSlices({ ...parameters, pause })
    },
    [parameters],
  )
  const large = useInSlices(parameters?.transaction, parameters && !isSmall ? describe : undefined)
  return small ?? large
}

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
  const value = useSameTransaction(transaction?.value)
  const decoded = useDecodedCall(value)
  const targets = useMemo(() => (decoded ? listTokenTargets(decoded).slice(0, maxTokens) : []), [decoded])
  const officials = useMemo(() => (decoded ? listOfficialTargets(decoded) : []), [decoded])
  // Until read they count as unofficial code: warnings stay.
  const codes = useQueries({ queries: officials.map((address) => codeHashQuery(services, chainId, address)) })
  const hashes = useStableList(codes.flatMap(({ data }) => data ?? []))
  const answers = useQueries({ queries: targets.map((target) => tokenQuery(services, chainId, target)) })
  const found = useStableList(answers.flatMap(({ data }) => data ?? []))
  const tokens = useMemo(() => new Map(found.map((token) => [token.address.toLowerCase(), token])), [found])
  const isLoading = [...answers, ...codes].some(({ isPending }) => isPending)
  const error = answers.find((answer) => answer.error)?.error ?? null
  const native = findChain(services, String(chainId))?.nativeCurrency
  // By value: a new read of the Safe is no reason to describe the transaction again.
  const { ownerCount, threshold } = ownerState ?? {}
  const parameters = useMemo((): DescribeParameters | undefined => {
    if (!value || !decoded || !native || isLoading) return undefined
    return {
      decoded,
      safe,
      transaction: value,
      nativeCurrency: native,
      ownerState: ownerCount === undefined || threshold === undefined ? undefined : { ownerCount, threshold },
      findCodeHash: createFindCodeHash(hashes),
      findName: (address) => nameOf(address)?.name,
      findToken: createFindToken(tokens),
    }
  }, [decoded, safe, value, native, tokens, hashes, isLoading, ownerCount, threshold, nameOf])
  const description = useDescription(parameters)
  const effect = useMemo(() => description && toEffect(description), [description])
  const isDescribing = value !== undefined && native !== undefined && description === undefined
  return { effect, description, tokens, isLoading: isLoading || isDescribing, error }
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
  const pause = createPause(12)
  const decoded = await decodeCallInSlices(transaction.value, { pause })
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
  return describeTransactionInSlices({
    decoded,
    pause,
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

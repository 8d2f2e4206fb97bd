import { decodeCall, type SafeTransaction } from '@countersign/protocol'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { findChain, useServices } from '../Services.ts'
import { describeEffect, listTokenTargets } from './describeEffect.ts'
import type { Effect } from './Effect.ts'
import { type TokenFacts, tokenQuery } from './tokenQuery.ts'

export type EffectReading = {
  effect: Effect | undefined
  tokens: ReadonlyMap<string, TokenFacts>
  isLoading: boolean
  error: Error | null
}

/** Decodes here, asks the chain for the tokens that occur, and puts the sentence together. */
export function useEffectOf(parameters: {
  chainId: number
  safe: Address
  transaction: SafeTransaction | undefined
}): EffectReading {
  const { chainId, safe, transaction } = parameters
  const services = useServices()
  const targets = useMemo(() => (transaction ? listTokenTargets(decodeCall(transaction)) : []), [transaction])
  const { tokens, isLoading, error } = useQueries({
    queries: targets.map((target) => tokenQuery(services, chainId, target)),
    combine: (results) => ({
      tokens: new Map(results.flatMap(({ data }) => (data ? [[data.address.toLowerCase(), data] as const] : []))),
      isLoading: results.some(({ isPending }) => isPending),
      error: results.find((result) => result.error)?.error ?? null,
    }),
  })
  const native = findChain(services, String(chainId))?.nativeCurrency
  const effect = useMemo(() => {
    if (!transaction || !native || isLoading) return undefined
    return describeEffect({ safe, transaction, native, tokens })
  }, [safe, transaction, native, tokens, isLoading])
  return { effect, tokens, isLoading, error }
}

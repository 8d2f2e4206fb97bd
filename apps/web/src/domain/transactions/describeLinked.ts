import {
  type Action,
  describeTransaction,
  type SentencePart,
  type TransactionDescription,
} from '@countersign/protocol/decode'
import type { LinkedTransaction, LinkNames } from '@countersign/protocol/offline'
import { zeroAddress } from 'viem'
import { findBundledChain } from './bundledChains.ts'
import { createFindToken, type TokenFacts } from './readToken.ts'

export type DescribeLinkedParameters = {
  item: LinkedTransaction
  /** From the link: never shown alone. */
  names?: LinkNames | undefined
  /** Read from the chain: precedes the link's metadata. */
  tokens?: ReadonlyMap<string, TokenFacts> | undefined
  ownerState?: { ownerCount: number; threshold: number } | undefined
}

/** The verify screen's summary, made identically where the link is created: users compare both. */
export function describeLinked(parameters: DescribeLinkedParameters): TransactionDescription {
  const { item, names, ownerState, tokens = new Map() } = parameters
  const { nativeCurrency } = findBundledChain(item.chainId)
  const claimed = new Map(
    names?.tokens.map((token) => [token.address.toLowerCase(), { ...token, type: 'ERC20' as const }]),
  )
  const called = new Map(names?.names.map(({ address, name }) => [address.toLowerCase(), name]))
  const coin = claimed.get(zeroAddress)
  const findRead = createFindToken(tokens)
  return describeTransaction({
    safe: item.safe,
    transaction: item.transaction,
    nativeCurrency: coin ? { decimals: coin.decimals, symbol: coin.symbol } : nativeCurrency,
    findName: (address) => called.get(address.toLowerCase()),
    findToken: (address) =>
      tokens.has(address.toLowerCase()) ? findRead(address) : claimed.get(address.toLowerCase()),
    ...(ownerState ? { ownerState } : {}),
  })
}

export type CreateLinkNamesParameters = {
  chain: { id: number; nativeCurrency: { decimals: number; symbol: string } }
  description: TransactionDescription
  nameOf: (address: string) => { name: string } | undefined
  tokens: ReadonlyMap<string, TokenFacts>
}

/** This page's names of a transaction's accounts and tokens, for its link. */
export function createLinkNames({ chain, description, nameOf, tokens }: CreateLinkNamesParameters): LinkNames {
  const { nativeCurrency } = findBundledChain(chain.id)
  const { decimals, symbol } = chain.nativeCurrency
  const isBundled = nativeCurrency.symbol === symbol && nativeCurrency.decimals === decimals
  const accounts = [
    ...new Set(listParts(description).flatMap((part) => (part.type === 'address' ? [part.address] : []))),
  ]
  return {
    names: accounts.flatMap((address) => {
      const name = nameOf(address)?.name
      return name ? [{ address, name }] : []
    }),
    tokens: [
      ...(isBundled ? [] : [{ address: zeroAddress, decimals, symbol }]),
      ...[...tokens.values()].flatMap(({ address, decimals, symbol, type }) =>
        type === 'ERC20' ? [{ address, decimals, symbol }] : [],
      ),
    ],
  }
}

function listParts({ actions, sentence }: Action): SentencePart[] {
  return [...sentence.parts, ...actions.flatMap(listParts)]
}

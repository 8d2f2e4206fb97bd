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
  /** Named by the link: never the only reading that is shown. */
  names?: LinkNames | undefined
  /** Read from the chain: they come before what a link says of the same token. */
  tokens?: ReadonlyMap<string, TokenFacts> | undefined
  ownerState?: { ownerCount: number; threshold: number } | undefined
}

/** The sentence of the second screen, made the same way where the link is made: both readers compare one sentence. */
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

/** What this page calls the accounts and tokens of a transaction, for the screen that its link is opened on. */
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

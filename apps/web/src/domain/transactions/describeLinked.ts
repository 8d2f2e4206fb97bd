import {
  type Action,
  type CodeHash,
  createFindCodeHash,
  describeTransaction,
  type SentencePart,
  type TransactionDescription,
} from '@countersign/protocol/decode'
import type { LinkedTransaction, LinkNames } from '@countersign/protocol/offline'
import { zeroAddress } from 'viem'
import { createFindToken, type TokenFacts } from './readToken.ts'

export type BundledChain = { name: string; nativeCurrency: { decimals: number; symbol: string } }

const ether = { decimals: 18, symbol: 'ETH' }

/** Common chains by id: the verify screen has no configuration. */
const chains: Readonly<Record<number, BundledChain>> = {
  1: { name: 'Ethereum', nativeCurrency: ether },
  10: { name: 'OP Mainnet', nativeCurrency: ether },
  56: { name: 'BNB Smart Chain', nativeCurrency: { decimals: 18, symbol: 'BNB' } },
  100: { name: 'Gnosis', nativeCurrency: { decimals: 18, symbol: 'xDAI' } },
  137: { name: 'Polygon', nativeCurrency: { decimals: 18, symbol: 'POL' } },
  8453: { name: 'Base', nativeCurrency: ether },
  31337: { name: 'Countersign demo chain', nativeCurrency: ether },
  42161: { name: 'Arbitrum One', nativeCurrency: ether },
  42220: { name: 'Celo', nativeCurrency: { decimals: 18, symbol: 'CELO' } },
  43114: { name: 'Avalanche', nativeCurrency: { decimals: 18, symbol: 'AVAX' } },
  11155111: { name: 'Sepolia', nativeCurrency: ether },
}

/** Of other chains only the id is known; all EVM chains use 18 decimals. */
export function findBundledChain(id: number): BundledChain {
  return chains[id] ?? { name: `${id}`, nativeCurrency: { decimals: 18, symbol: 'of the chain’s coin' } }
}

export type DescribeLinkedParameters = {
  item: LinkedTransaction
  /** From the link: never shown alone. */
  names?: LinkNames | undefined
  /** Read from the chain: precedes the link's metadata. */
  tokens?: ReadonlyMap<string, TokenFacts> | undefined
  /** Read from the chain: without them no contract counts as official. */
  codes?: readonly CodeHash[] | undefined
  ownerState?: { ownerCount: number; threshold: number } | undefined
}

/** The verify screen's summary, made identically where the link is created: users compare both. */
export function describeLinked(parameters: DescribeLinkedParameters): TransactionDescription {
  const { codes = [], item, names, ownerState, tokens = new Map() } = parameters
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
    findCodeHash: createFindCodeHash(codes),
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

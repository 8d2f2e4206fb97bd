import { type ChainClient, ChainUnreachableError, callContractsBounded } from '@countersign/protocol/chain'
import { sanitizeText } from '@countersign/protocol/text'
import { type Check, type ClaimedBalance, claim, verifyBalances } from '@countersign/protocol/verify'
import { type Address, encodeFunctionData, getAddress, type Hex, parseAbi, size, zeroAddress } from 'viem'

/** A balance whose amount, symbol and decimals come from the contract. */
export type Balance = {
  token: Address
  isNative: boolean
  symbol: string
  decimals: number
  amount: bigint
  type: 'ERC20' | 'ERC721' | 'NATIVE'
}

export type Balances = {
  block: bigint
  balances: (Balance & { differences: readonly Check[] })[]
  unreadable: Address[]
}

export type ReadBalancesParameters = {
  address: Address
  chainId: number
  native: { symbol: string; decimals: number }
  /** The service's balances; only compared. */
  claimed: readonly ClaimedBalance[]
  /** Read regardless of the service. */
  tokens: readonly Address[]
}

const erc721Interface = '0x80ac58cd'
const erc165Abi = parseAbi(['function supportsInterface(bytes4 interfaceId) view returns (bool)'])

export async function readBalances(
  client: ChainClient,
  { address, chainId, claimed, native, tokens }: ReadBalancesParameters,
): Promise<Balances> {
  const [reports, collections] = await Promise.all([
    verifyBalances(client, { chainId, claimed: claim(claimed), pinnedTokens: [zeroAddress, ...tokens], safe: address }),
    findCollections(client, [...tokens, ...claimed.map(({ token }) => token)]),
  ])
  const coin = reports.find(({ token }) => token === zeroAddress)?.balance
  if (coin?.evidence.source !== 'chain') throw new ChainUnreachableError({ cause: undefined, method: 'eth_getBalance' })
  const held = reports.map(({ balance, checks, decimals, symbol, token }) => {
    const isNative = token === zeroAddress
    const isCollection = collections.has(token.toLowerCase())
    if (!balance || (!isNative && !isCollection && !decimals)) return undefined
    const common = { amount: balance.value, differences: checks.filter(({ verdict }) => verdict === 'warn'), token }
    if (isNative) return { ...common, ...native, isNative, type: 'NATIVE' as const }
    return {
      ...common,
      decimals: isCollection ? 0 : (decimals?.value ?? 0),
      isNative,
      symbol: sanitizeText(symbol?.value ?? '', { maxLength: 16 }) || '?',
      type: isCollection ? ('ERC721' as const) : ('ERC20' as const),
    }
  })
  return {
    balances: held.filter((holding) => holding !== undefined),
    block: coin.evidence.block.number,
    unreadable: reports.flatMap(({ token }, index) => (held[index] === undefined ? [token] : [])),
  }
}

/** ERC-165 allows 30,000. */
const interfaceGas = 60_000
const perCall = 100

async function findCollections(client: ChainClient, tokens: readonly Address[]): Promise<ReadonlySet<string>> {
  const unique = new Set(tokens.map((token) => token.toLowerCase()))
  unique.delete(zeroAddress)
  const data = encodeFunctionData({ abi: erc165Abi, args: [erc721Interface], functionName: 'supportsInterface' })
  const calls = [...unique].map((to) => ({ data, to: getAddress(to) }))
  const found = new Set<string>()
  for (let start = 0; start < calls.length; start += perCall) {
    const some = calls.slice(start, start + perCall)
    const answers = await callContractsBounded(client, { calls: some, gas: interfaceGas }).catch(withoutAnswers)
    for (const [index, { to }] of some.entries()) if (isTrue(answers[index])) found.add(to.toLowerCase())
  }
  return found
}

/** The balance call reports an unreachable node; this one may fail. */
function withoutAnswers(error: unknown): (Hex | undefined)[] {
  if (error instanceof ChainUnreachableError) return []
  throw error
}

const isTrue = (answer: Hex | undefined) => answer !== undefined && size(answer) === 32 && BigInt(answer) === 1n

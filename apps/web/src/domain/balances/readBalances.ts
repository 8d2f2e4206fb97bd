import { type Address, type Client, erc20Abi, zeroAddress } from 'viem'
import { getBalance, getBlockNumber, readContract } from 'viem/actions'
import { readToken } from '../effect/readToken.ts'

/** A holding by the chain's word: amount, symbol and decimals all from the contract itself. */
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
  balances: Balance[] /** Tokens that were named and do not answer like one. */
  unreadable: Address[]
}

export type ReadBalancesParameters = {
  address: Address
  native: { symbol: string; decimals: number }
  tokens: readonly Address[]
}

/** Reads the native coin and each candidate token at one block. */
export async function readBalances(
  client: Client,
  { address, native, tokens }: ReadBalancesParameters,
): Promise<Balances> {
  const block = await getBlockNumber(client, { cacheTime: 0 })
  const [amount, ...held] = await Promise.all([
    getBalance(client, { address, blockNumber: block }),
    ...tokens.map((token) => readHolding(client, { address, token, block })),
  ])
  const coin: Balance = { token: zeroAddress, isNative: true, type: 'NATIVE', amount, ...native }
  return {
    block,
    balances: [coin, ...held.filter((holding) => holding !== undefined)],
    unreadable: tokens.filter((_, index) => held[index] === undefined),
  }
}

async function readHolding(
  client: Client,
  { address, token, block }: { address: Address; token: Address; block: bigint },
): Promise<Balance | undefined> {
  const [facts, amount] = await Promise.all([
    readToken(client, token),
    readContract(client, {
      address: token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [address],
      blockNumber: block,
    }).catch(() => undefined),
  ])
  if (facts.type === undefined || amount === undefined) return undefined
  return { token, isNative: false, type: facts.type, symbol: facts.symbol, decimals: facts.decimals, amount }
}

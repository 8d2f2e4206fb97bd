import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  isAddressEqual,
  numberToHex,
  parseAbi,
  zeroAddress,
} from 'viem'
import type { ChainClient } from '../chain/ChainClient.ts'
import { ChainUnreachableError } from '../chain/ChainUnreachableError.ts'
import { callContract } from '../chain/callContracts.ts'
import { ask, readBlock } from '../chain/readBlock.ts'
import { decode } from '../chain/readRawState.ts'
import { readToken } from '../chain/readToken.ts'
import type { Claimed } from '../evidence/Claimed.ts'
import { type BlockReference, fromChain } from '../evidence/Evidence.ts'
import { createVerified, type Verified } from '../evidence/Verified.ts'
import { say } from '../text/Words.ts'
import { type Check, createCheck, createUnknown } from './Check.ts'

const abi = parseAbi(['function balanceOf(address owner) view returns (uint256)'])

export type ClaimedBalance = {
  /** The zero address for the native currency. */
  token: Address
  balance: bigint
  symbol?: string
  decimals?: number
}

export type BalanceReport = {
  token: Address
  checks: Check[]
  /** undefined: the token does not say, or the chain cannot be reached. */
  balance: Verified<bigint> | undefined
  symbol: Verified<string> | undefined
  decimals: Verified<number> | undefined
}

export type VerifyBalancesParameters = {
  chainId: number
  safe: Address
  claimed: Claimed<readonly ClaimedBalance[]>
  /** Tokens that the user or operator pinned: looked up even if the service leaves them out. */
  pinnedTokens?: readonly Address[]
}

/** Balances, symbols and decimals from the tokens themselves, each beside what the service says. */
export async function verifyBalances(
  client: ChainClient,
  parameters: VerifyBalancesParameters,
): Promise<BalanceReport[]> {
  const { chainId, claimed, pinnedTokens = [], safe } = parameters
  const missing = pinnedTokens.filter((token) => !claimed.claimed.some((item) => isAddressEqual(item.token, token)))
  const items: { token: Address; claim?: ClaimedBalance }[] = [
    ...claimed.claimed.map((item) => ({ claim: item, token: item.token })),
    ...missing.map((token) => ({ token })),
  ]
  try {
    const block = await readBlock(client, { chainId })
    return await Promise.all(items.map((item) => verifyOne(client, { ...item, block, safe })))
  } catch (error) {
    if (!(error instanceof ChainUnreachableError)) throw error
    const check = createUnknown({ code: error.code, id: 'T63', message: error.words })
    return items.map(({ token }) => ({
      balance: undefined,
      checks: [check],
      decimals: undefined,
      symbol: undefined,
      token,
    }))
  }
}

const subjects = { BALANCE: say`balance`, DECIMALS: say`decimals`, SYMBOL: say`symbol` }

type OneParameters = { block: BlockReference; claim?: ClaimedBalance; safe: Address; token: Address }

async function verifyOne(client: ChainClient, { block, claim, safe, token }: OneParameters): Promise<BalanceReport> {
  const evidence = fromChain(block)
  const [balance, facts] = await Promise.all([
    readBalance(client, { block, safe, token }),
    isAddressEqual(token, zeroAddress) ? undefined : readToken(client, token, block),
  ])
  const checks = [
    compare({ actual: balance?.toString(), claimed: claim?.balance.toString(), code: 'BALANCE', id: 'T63' }),
  ]
  if (facts) {
    checks.push(compare({ actual: facts.symbol, claimed: claim?.symbol, code: 'SYMBOL', id: 'T34' }))
    checks.push(
      compare({
        actual: facts.decimals?.toString(),
        claimed: claim?.decimals?.toString(),
        code: 'DECIMALS',
        id: 'T35',
      }),
    )
  }
  return {
    balance: balance === undefined ? undefined : createVerified(balance, evidence),
    checks,
    decimals: facts?.decimals === undefined ? undefined : createVerified(facts.decimals, evidence),
    symbol: facts?.symbol === undefined ? undefined : createVerified(facts.symbol, evidence),
    token,
  }

  function compare({
    actual,
    claimed,
    code,
    id,
  }: {
    actual: string | undefined
    claimed: string | undefined
    code: keyof typeof subjects
    id: 'T34' | 'T35' | 'T63'
  }): Check {
    const subject = subjects[code]
    const outcome = { actual, claimed, id }
    if (actual === undefined)
      return createUnknown({
        ...outcome,
        code: `${code}_UNKNOWN`,
        message: say`The token does not say its ${subject}.`,
      })
    if (claimed === undefined)
      return createCheck(
        'ok',
        { ...outcome, code: `${code}_READ`, message: say`The ${subject} is from the chain.` },
        evidence,
      )
    const agrees = actual === claimed
    return createCheck(
      agrees ? 'ok' : 'warn',
      {
        ...outcome,
        code: agrees ? `${code}_AGREES` : `${code}_DIFFERS`,
        message: agrees
          ? say`The ${subject} is as on the chain.`
          : say`The service gives another ${subject} than the token itself; the token's is used.`,
      },
      evidence,
    )
  }
}

async function readBalance(client: ChainClient, { block, safe, token }: OneParameters): Promise<bigint | undefined> {
  if (isAddressEqual(token, zeroAddress))
    return BigInt(
      await ask(
        'eth_getBalance',
        client.request({ method: 'eth_getBalance', params: [safe, numberToHex(block.number)] }),
      ),
    )
  const data = encodeFunctionData({ abi, args: [safe], functionName: 'balanceOf' })
  return decode(await callContract(client, { data, to: token }, block), (answer) =>
    decodeFunctionResult({ abi, data: answer, functionName: 'balanceOf' }),
  )
}

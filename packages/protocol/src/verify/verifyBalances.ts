import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  isAddressEqual,
  numberToHex,
  parseAbi,
  zeroAddress,
} from 'viem'
import { type ChainClient, ChainUnreachableError, readBlock, requestBlock } from '../chain/ChainClient.ts'
import { callContractsBounded } from '../chain/callContractsBounded.ts'
import { decodeOrUndefined } from '../chain/readRawState.ts'
import { parseToken, tokenCalls } from '../chain/readToken.ts'
import type { TokenFacts } from '../chain/SafeFacts.ts'
import type { Claimed } from '../evidence/Claimed.ts'
import { type BlockReference, createVerified, fromChain, type Verified } from '../evidence/Evidence.ts'
import { msg } from '../text/msg.ts'
import { type Check, checkThat, createCheck, createUnknown } from './Check.ts'

const abi = parseAbi(['function balanceOf(address owner) view returns (uint256)'])

export type ClaimedBalance = {
  /** The zero address for the native currency. */
  token: Address
  balance: bigint
  symbol?: string
  decimals?: number
}

type BalanceReport = {
  token: Address
  checks: Check[]
  /** undefined: the token does not respond, or the chain is unreachable. */
  balance: Verified<bigint> | undefined
  symbol: Verified<string> | undefined
  decimals: Verified<number> | undefined
}

/** Reads balances, symbols and decimals from the tokens and compares them with the service's. */
export async function verifyBalances(
  client: ChainClient,
  parameters: {
    chainId: number
    safe: Address
    claimed: Claimed<readonly ClaimedBalance[]>
    /** Tokens pinned by the user or operator: read even if the service omits them. */
    pinnedTokens?: readonly Address[]
  },
): Promise<BalanceReport[]> {
  const { chainId, claimed, pinnedTokens = [], safe } = parameters
  const missing = pinnedTokens.filter((token) => !claimed.claimed.some((item) => isAddressEqual(item.token, token)))
  const items: { token: Address; claim?: ClaimedBalance }[] = [
    ...claimed.claimed.map((item) => ({ claim: item, token: item.token })),
    ...missing.map((token) => ({ token })),
  ]
  try {
    const block = await readBlock(client, { chainId })
    const tokens = items.flatMap(({ token }) => (isAddressEqual(token, zeroAddress) ? [] : [token]))
    const [coin, answers] = await Promise.all([
      readCoin(client, { block, safe }),
      readTokens(client, { block, safe, tokens }),
    ])
    return items.map(({ claim, token }) => {
      const isCoin = isAddressEqual(token, zeroAddress)
      const facts = isCoin ? { balance: coin } : (answers.get(token) ?? { balance: undefined, token: noFacts })
      return verifyOne({ ...facts, block, claim, of: token })
    })
  } catch (error) {
    if (!(error instanceof ChainUnreachableError)) throw error
    const check = createUnknown({ id: 'T63' }, [error.code, error.translatable])
    return items.map(({ token }) => ({
      balance: undefined,
      checks: [check],
      decimals: undefined,
      symbol: undefined,
      token,
    }))
  }
}

const subjects = {
  BALANCE: msg('subject.balance', 'balance'),
  DECIMALS: msg('subject.decimals', 'decimals'),
  SYMBOL: msg('subject.symbol', 'symbol'),
}

const noFacts: TokenFacts = { decimals: undefined, symbol: undefined }

type OneParameters = {
  balance: bigint | undefined
  block: BlockReference
  claim: ClaimedBalance | undefined
  of: Address
  /** Undefined for the native currency. */
  token?: TokenFacts
}

function verifyOne({ balance, block, claim, of: token, token: facts }: OneParameters): BalanceReport {
  const evidence = fromChain(block)
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
      return createUnknown(outcome, [
        `${code}_UNKNOWN`,
        msg('check.tokenSilent', 'The token does not return its {subject}.', { subject }),
      ])
    if (claimed === undefined)
      return createCheck('ok', outcome, evidence, [
        `${code}_READ`,
        msg('check.tokenRead', 'The {subject} was read from the chain.', { subject }),
      ])
    return checkThat(actual === claimed, outcome, evidence, {
      ok: [`${code}_AGREES`, msg('check.subjectAgrees', 'The {subject} matches the chain.', { subject })],
      warn: [
        `${code}_DIFFERS`,
        msg('check.tokenDiffers', 'The service’s {subject} differs from the token. The token’s value is used.', {
          subject,
        }),
      ],
    })
  }
}

type ReadParameters = { block: BlockReference; safe: Address }

async function readCoin(client: ChainClient, { block, safe }: ReadParameters): Promise<bigint> {
  const params: [Address, Hex] = [safe, numberToHex(block.number)]
  return BigInt(await requestBlock('eth_getBalance', client.request({ method: 'eth_getBalance', params })))
}

type TokenAnswer = { balance: bigint | undefined; token: TokenFacts }

/** Tokens per call, each with its own gas limit: a hostile one affects only its own row. */
const perCall = 12
/** Offset, length and the displayed prefix of a symbol. */
const maxBytes = 160

async function readTokens(
  client: ChainClient,
  { tokens, ...at }: ReadParameters & { tokens: readonly Address[] },
): Promise<ReadonlyMap<Address, TokenAnswer>> {
  const answers = new Map<Address, TokenAnswer>()
  // Sequential: each call must fit into the timeout of one request.
  for (let start = 0; start < tokens.length; start += perCall)
    for (const [token, answer] of await readSome(client, { ...at, tokens: tokens.slice(start, start + perCall) }))
      answers.set(token, answer)
  return answers
}

/** If one token makes the node fail, the others are read without it. */
async function readSome(
  client: ChainClient,
  { block, safe, tokens }: ReadParameters & { tokens: readonly Address[] },
): Promise<[Address, TokenAnswer][]> {
  const requested = [encodeFunctionData({ abi, args: [safe], functionName: 'balanceOf' }), ...tokenCalls]
  const calls = tokens.flatMap((to) => requested.map((data) => ({ data, to })))
  try {
    const answers = await callContractsBounded(client, { blockNumber: block.number, calls, maxBytes })
    return tokens.map((token, index) => {
      const [amount, ...facts] = answers.slice(index * requested.length, (index + 1) * requested.length)
      const balance = decodeOrUndefined(amount, (data) =>
        decodeFunctionResult({ abi, data, functionName: 'balanceOf' }),
      )
      return [token, { balance, token: parseToken(facts) }]
    })
  } catch (error) {
    if (!(error instanceof ChainUnreachableError)) throw error
    // Throws if the node is unreachable.
    await readCoin(client, { block, safe })
    if (tokens.length === 1) return []
    const half = Math.ceil(tokens.length / 2)
    const first = await readSome(client, { block, safe, tokens: tokens.slice(0, half) })
    return [...first, ...(await readSome(client, { block, safe, tokens: tokens.slice(half) }))]
  }
}

import { type Address, isAddressEqual } from 'viem'
import { bundled, recomputed, yours } from '../evidence/Evidence.ts'
import { say } from '../text/Words.ts'
import { type Check, createCheck } from './Check.ts'
import { findLookalikes } from './checkRecipient.ts'

type CheckTransferParameters = {
  /** undefined for the native currency. */
  token: Address | undefined
  value: bigint
  from: Address
  to: Address
  safe: Address
  /** Tokens listed by the operator or the user. */
  knownTokens: readonly { address: Address; symbol: string }[]
  /** The symbol from the token contract. */
  symbol?: string
  /** The user's addresses: own Safes, address book, recipients of executed transactions. */
  knownAddresses: readonly Address[]
  /** Sender of the transaction or, for an execution of the Safe, the Safe. */
  initiator?: Address
}

/** Checks a transfer event for spam: imitated tokens and lookalike addresses. */
export function checkTransfer(parameters: CheckTransferParameters): Check[] {
  const { from, initiator, knownAddresses, knownTokens, safe, symbol, to, token, value } = parameters
  const checks: Check[] = []
  if (token) {
    const isKnown = knownTokens.some(({ address }) => isAddressEqual(address, token))
    const imitation = symbol === undefined ? undefined : checkTokenName({ knownTokens, symbol, token })
    if (imitation) checks.push(imitation)
    else if (!isKnown)
      checks.push(
        createCheck('warn', { actual: token, id: 'T64' }, yours, [
          'TOKEN_UNKNOWN',
          say`The token is on no list of yours.`,
        ]),
      )
  }
  if (value === 0n)
    checks.push(
      createCheck('warn', { id: 'T64' }, recomputed, [
        'ZERO_VALUE',
        say`Nothing was transferred: such events are made to put an address into the history.`,
      ]),
    )
  if (isAddressEqual(from, safe) && initiator && !isAddressEqual(initiator, safe))
    checks.push(
      createCheck('warn', { actual: initiator, id: 'T64' }, recomputed, [
        'NOT_STARTED_BY_SAFE',
        say`The Safe did not start this transfer.`,
      ]),
    )
  const other = isAddressEqual(from, safe) ? to : from
  const [lookalike] = knownAddresses.some((known) => isAddressEqual(known, other))
    ? []
    : findLookalikes(other, knownAddresses)
  if (lookalike)
    checks.push(
      createCheck('warn', { actual: other, claimed: lookalike, id: 'T39' }, yours, [
        'ADDRESS_LOOKS_LIKE_KNOWN',
        say`${other} resembles ${lookalike}, which you know, but is another address.`,
      ]),
    )
  if (checks.length === 0)
    checks.push(
      createCheck('ok', { id: 'T64' }, recomputed, ['TRANSFER_PLAIN', say`The transfer is what it looks like.`]),
    )
  return checks
}

type CheckTokenNameParameters = {
  token: Address
  /** The symbol from the token contract. */
  symbol: string
  /** Tokens listed by the operator or the user, and the native currency. */
  knownTokens: readonly { address: Address; symbol: string }[]
}

/** Whether a token imitates another one's symbol. Undefined if not. */
export function checkTokenName({ knownTokens, symbol, token }: CheckTokenNameParameters): Check | undefined {
  if (knownTokens.some(({ address }) => isAddressEqual(address, token))) return undefined
  const imitated = knownTokens.find((known) => isLikeSymbol(known.symbol, symbol))
  if (!imitated) return undefined
  return createCheck('warn', { actual: token, claimed: symbol, id: 'T34' }, bundled, [
    'TOKEN_IMITATES',
    say`This token calls itself ${symbol}, but is not the ${imitated.symbol} of this chain.`,
  ])
}

/** Normalizes symbols: case, spaces, look-alike letters and hidden characters. */
export function isLikeSymbol(known: string, other: string): boolean {
  return toSkeleton(known) === toSkeleton(other)
}

// Letters of other scripts and digits used to imitate ticker symbols.
const imitations: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '5': 's',
  '8': 'b',
  $: 's',
  '₮': 't',
  '€': 'e',
  '|': 'l',
  а: 'a',
  в: 'b',
  е: 'e',
  і: 'i',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ѕ: 's',
  ԁ: 'd',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'h',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
}

function toSkeleton(symbol: string): string {
  return [...symbol.normalize('NFKD').toLowerCase()]
    .map((character) => imitations[character] ?? character)
    .join('')
    .replace(/[^a-z]/g, '')
    .replaceAll('i', 'l')
}

import { type Address, isAddressEqual } from 'viem'
import { bundled } from '../evidence/Evidence.ts'
import { msg } from '../text/msg.ts'
import { type Check, createCheck } from './Check.ts'

type CheckTokenNameParameters = {
  token: Address
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
    msg('check.tokenImitates', 'This token uses the symbol {symbol}, but is not the {known} of this chain.', {
      symbol,
      known: imitated.symbol,
    }),
  ])
}

/** Normalizes symbols: case, spaces, look-alike letters and hidden characters. */
export function isLikeSymbol(known: string, other: string): boolean {
  const skeleton = toSkeleton(known)
  // Without a letter of these scripts, such as 円: only itself.
  return skeleton === '' ? known === other : skeleton === toSkeleton(other)
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

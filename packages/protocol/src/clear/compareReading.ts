import { type Address, formatUnits, isAddress } from 'viem'
import type { Action } from '../describe/Risk.ts'
import { isLikeSymbol } from '../verify/checkTokenName.ts'
import type { ClearFacts, ClearReading, Comparison, Contradiction } from './ClearReading.ts'

type Read = Extract<ClearReading, { kind: 'read' }>

/** What a description may name of a call, and no more: all of it is from the bytes, or from the tokens themselves. */
type Known = {
  accounts: ReadonlySet<string>
  /** By symbol, what its amounts in the bytes are when they are written with its decimals. */
  amounts: readonly { symbol: string; values: ReadonlySet<string> }[]
  /** Its expected intents; undefined for unknown functions. */
  family: Family | undefined
}

type Family = keyof typeof families

/** Stems of intents in descriptors, by what the function does. */
const families = {
  approval: /\b(approv|allow|permit|spend|authori[sz]|grant|revok)/i,
  settings: /\b(add|remov|swap|replac|chang|owner|threshold|modul|guard|handler|enabl|disabl|set|upgrad|migrat)/i,
  transfer: /\b(send|sent|transfer|pay|move|withdraw|donat)/i,
} as const
/** Intents that phishing uses for calls that take assets from the Safe. */
const lures = /\b(receiv|reward|claim|refund|airdrop|earn|bonus|gift|verif|log ?in|sign ?in)/i

const functions: readonly (readonly [Family, RegExp])[] = [
  ['transfer', /^(transfer|transferFrom|safeTransferFrom|safeBatchTransferFrom|executeAllowanceTransfer)$/],
  ['approval', /^(approve|increaseAllowance|decreaseAllowance|setApprovalForAll|permit|approveHash)$/],
  [
    'settings',
    /^(addOwnerWithThreshold|removeOwner|swapOwner|changeThreshold|enableModule|disableModule|setGuard|setModuleGuard|setFallbackHandler|changeMasterCopy)$/,
  ],
]

/**
 * Compares what a description says with the decoded call: accounts, amounts with their tokens, and the intent. What
 * cannot be compared, because its author may write anything, is not called true.
 */
export async function compareReading(reading: Read, action: Action, facts: ClearFacts): Promise<Comparison> {
  const known = await listKnown(action, facts)
  if (!known) return { contradictions: [], verdict: 'unknown' }
  const { intent, sentence = '' } = reading
  const said = [intent, sentence, ...reading.fields.map(({ value }) => value)].join('\n')
  const shown = reading.fields.flatMap(({ address }) => address ?? [])
  const contradictions = new Set<Contradiction>([
    ...compareAccounts([...shown, ...(said.match(/0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/g) ?? [])], known),
    ...compareAmounts(said, known),
    ...compareIntent(`${intent}\n${sentence}`, known),
  ])
  const isNamed = known.family !== undefined && families[known.family].test(intent)
  return {
    contradictions: [...contradictions],
    verdict: contradictions.size > 0 ? 'contradicts' : isNamed ? 'agrees' : 'unknown',
  }
}

async function listKnown({ decoded, executor }: Action, { chain, findToken }: ClearFacts): Promise<Known | undefined> {
  const { call, decoding } = decoded
  if (decoding.kind !== 'decoded') return undefined
  const values = decoding.call.arguments.flatMap(({ value }) => flatten(value))
  const accounts = [call.to, executor, ...values.filter(isAccount)]
  const numbers = values.filter((value): value is bigint => typeof value === 'bigint')
  const tokens = [...new Set(accounts)].slice(0, maxTokens)
  const found = await Promise.all(tokens.map(async (address) => findToken?.(address).catch(() => undefined)))
  const native = chain.nativeCurrency
  return {
    accounts: new Set(accounts.map((address) => address.toLowerCase())),
    amounts: [
      {
        symbol: native.symbol,
        values: new Set([...numbers, call.value].map((value) => formatUnits(value, native.decimals))),
      },
      ...found.flatMap((token) =>
        token?.symbol === undefined
          ? []
          : [
              {
                symbol: token.symbol,
                values: new Set(numbers.map((value) => formatUnits(value, token.decimals ?? 0))),
              },
            ],
      ),
    ],
    family: functions.find(([, names]) => names.test(decoding.call.name))?.[0],
  }
}

/** A list of accounts may be as long as the data: a description of so many names none of them by its symbol. */
const maxTokens = 10

function isAccount(value: unknown): value is Address {
  return typeof value === 'string' && isAddress(value, { strict: false })
}

function flatten(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(flatten)
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(flatten)
  return typeof value === 'number' ? [BigInt(value)] : [value]
}

function compareAccounts(named: readonly string[], { accounts }: Known): Contradiction[] {
  return named.some((address) => !accounts.has(address.toLowerCase())) ? ['account'] : []
}

const amount = /(?<![\w.])(\d[\d,'’_ ]*(?:\.\d+)?) ?([A-Za-z$€₮][\w$€₮.]{1,15})/g

/** Numbers before the symbol of a token of this call, or before what looks like a symbol. */
function compareAmounts(said: string, { amounts, family }: Known): Contradiction[] {
  return [...said.matchAll(amount)].flatMap(([, digits = '', symbol = '']): Contradiction[] => {
    const candidates = amounts.filter((known) => isLikeSymbol(known.symbol, symbol))
    if (candidates.length === 0) return family !== undefined && /^[A-Z][A-Z0-9.]{2,}$/.test(symbol) ? ['token'] : []
    const plain = digits.replace(/[,'’_ ]/g, '')
    const value = plain.includes('.') ? plain.replace(/0+$/, '').replace(/\.$/, '') : plain
    return candidates.some(({ values }) => values.has(value)) ? [] : ['amount']
  })
}

function compareIntent(text: string, { family }: Known): Contradiction[] {
  if (family === undefined) return []
  const isOther = Object.entries(families).some(([name, words]) => name !== family && words.test(text))
  const isOwn = families[family].test(text)
  return lures.test(text) || (isOther && !isOwn) ? ['intent'] : []
}

import { type Address, formatUnits } from 'viem'
import type { DecodedCall } from '../decode/decodeCall.ts'
import { msg, type TranslatableMessage } from '../text/msg.ts'
import type { TransactionClass } from './classifyTransaction.ts'
import type { AmountPart, Sentence } from './Sentence.ts'

/** `danger`: can lose everything. `warning`: can lose something, or hides something. `notice`: informative. */
export type RiskSeverity = 'danger' | 'warning' | 'notice'

const severities = {
  ADMIN_CALL_IN_BATCH: 'danger',
  APPROVAL: 'warning',
  BATCH_NOT_DELEGATED: 'danger',
  BROKEN_BATCH: 'danger',
  CONTROL_TRANSFERRED: 'danger',
  DECEPTIVE_SYMBOL: 'danger',
  DELEGATECALL: 'danger',
  DELEGATECALL_TO_LIBRARY: 'notice',
  FALLBACK_HANDLER_CHANGED: 'danger',
  GUARD_CHANGED: 'danger',
  GUARD_REMOVED: 'danger',
  GUESSED_CALL: 'warning',
  HASH_APPROVED: 'warning',
  IMPLEMENTATION_CHANGED: 'danger',
  LIMIT_MODULE_ENABLED: 'notice',
  MESSAGE_SIGNED: 'warning',
  MODULE_DISABLED: 'warning',
  MODULE_ENABLED: 'danger',
  NESTED_TOO_DEEP: 'danger',
  OFFICIAL_HANDLER_SET: 'notice',
  OWNERS_CHANGED: 'warning',
  REFUND: 'warning',
  REFUND_TO_STRANGER: 'danger',
  SAFE_UPDATED: 'warning',
  SPENDING_LIMIT: 'warning',
  THRESHOLD_CHANGED: 'warning',
  THRESHOLD_LOWERED: 'danger',
  UNEXPLAINED_BYTES: 'warning',
  UNKNOWN_CALL: 'warning',
  UNLIMITED_APPROVAL: 'danger',
  UNUSUAL_ENCODING: 'danger',
  VALUE_IN_BATCH: 'warning',
  ZERO_ADDRESS: 'warning',
} as const satisfies Record<string, RiskSeverity>

type RiskCode = keyof typeof severities

/** A part of a transaction that a signer must not overlook. */
export type Risk = {
  code: RiskCode
  severity: RiskSeverity
  /** Path of the call: [] is the transaction itself, [1] the second call of its batch. */
  path: readonly number[]
  /** The warning in English. */
  text: string
  /** The same for other languages. */
  translatable?: TranslatableMessage
  address?: Address
}

type CreateRiskParameters = { address?: Address; path: readonly number[]; text: TranslatableMessage }

export function createRisk(code: RiskCode, { text: translatable, ...parameters }: CreateRiskParameters): Risk {
  return { code, severity: severities[code], ...parameters, text: translatable.text, translatable }
}

export function toAmountMessage({ decimals, symbol, token, value }: AmountPart): TranslatableMessage {
  if (decimals === undefined)
    return token
      ? msg('amount.baseUnits', '{value} base units of {token}', { value, token })
      : msg('amount.wei', '{value} wei', { value })
  const amount = formatUnits(value, decimals)
  return symbol === undefined
    ? msg('amount.ofToken', '{amount} of token {token}', { amount: { amount }, token: token ?? '' })
    : msg('amount.withSymbol', '{amount} {symbol}', { amount: { amount }, symbol })
}

const order: Record<RiskSeverity, number> = { danger: 0, warning: 1, notice: 2 }

export function sortRisks(risks: readonly Risk[]): Risk[] {
  return [...risks].sort((a, b) => order[a.severity] - order[b.severity])
}

export type Action = {
  /** [] is the transaction itself, [1] the second call of its batch, [1, 0] the first call inside that. */
  path: readonly number[]
  /** The caller: this Safe, or another account that it controls. */
  executor: Address
  decoded: DecodedCall
  class: TransactionClass
  sentence: Sentence
  risks: Risk[]
  actions: Action[]
}

/** An action and all nested ones, in execution order. */
export function listActions(action: Action): Action[] {
  return [action, ...action.actions.flatMap(listActions)]
}

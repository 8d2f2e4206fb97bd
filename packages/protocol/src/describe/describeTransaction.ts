import { type Address, getAddress, zeroAddress } from 'viem'
import { isDelegateLibrary } from '../chain/findDeployment.ts'
import {
  type DecodeCallInSlicesOptions,
  type DecodeCallOptions,
  type DecodedCall,
  decodeCall,
} from '../decode/decodeCall.ts'
import type { Call } from '../decode/decodeMultiSend.ts'
import { parseExpiryCall } from '../expiry/expiryContract.ts'
import { type Expiry, findExpiry } from '../expiry/findExpiry.ts'
import { msg } from '../text/msg.ts'
import { classifyCall, hasRefund, type RefundFields } from './classifyTransaction.ts'
import { type DescribeContext, type OwnerState, toNativePart, toTokenPart } from './DescribeContext.ts'
import { describeBatch, listNamedCalls } from './describeBatch.ts'
import { describeCall } from './describeCall.ts'
import { applySettingsChange } from './describeSettingsChange.ts'
import { listCallRisks, listZeroTargetRisks } from './listCallRisks.ts'
import { type Action, createRisk, type Risk, sortRisks, toAmountMessage } from './Risk.ts'
import { createSentence } from './Sentence.ts'

export type TransactionDescription = Action & {
  /** The risks of all calls, most severe first. */
  allRisks: Risk[]
  /** Unix milliseconds after which it reverts, by the code of the contract on the chain. */
  expiresAt?: number
}

export type DescribeTransactionParameters = DescribeContext &
  DecodeCallOptions & {
    safe: Address
    transaction: Call & Partial<RefundFields>
    /** Read from the chain; without it sentences omit the numbers. */
    ownerState?: OwnerState | undefined
  }

/**
 * What a transaction means, recomputed from its bytes: one plain sentence for it and for each call inside it, with the
 * risky parts marked. Never throws on any calldata.
 *
 * @example
 * describeTransaction({ safe, transaction, nativeCurrency, findToken }).sentence.text
 * // 'Send 2,500 USDC to Ada (0x…)'
 */
export function describeTransaction(parameters: DescribeTransactionParameters): TransactionDescription {
  const steps = describeSteps(parameters)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** `describeTransaction` with pauses after each call: a large batch takes tens of milliseconds. */
export async function describeTransactionInSlices({
  pause,
  ...parameters
}: DescribeTransactionParameters & Pick<DecodeCallInSlicesOptions, 'pause'>): Promise<TransactionDescription> {
  const steps = describeSteps(parameters)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await pause()
  }
}

function* describeSteps(parameters: DescribeTransactionParameters): Generator<void, TransactionDescription> {
  const { findCodeHash, findName, findToken, nativeCurrency, ownerState, transaction, ...options } = parameters
  const safe = getAddress(parameters.safe)
  const call = { ...transaction, to: getAddress(transaction.to) }
  const context: DescribeContext = { findCodeHash, findName, findToken, nativeCurrency }
  const decoded = decodeCall(call, options)
  const found = findExpiry(decoded, findCodeHash)
  const expiry = found?.status === 'valid' ? found : undefined
  const describer = new Describer(context, safe, { expiry, state: ownerState })
  const action = yield* describer.describe(decoded, { executor: safe, isInBatch: false, path: [] }, transaction)
  const risks = [...listRefundRisks(transaction, context), ...action.risks]
  const description = { ...action, risks, allRisks: sortRisks(collectRisks({ ...action, risks })) }
  return expiry ? { ...description, expiresAt: Number(expiry.at) * 1_000 } : description
}

type Position = { executor: Address; isInBatch: boolean; path: readonly number[] }

/** Visits calls in execution order, so that each sees the owners that earlier ones left. */
class Describer {
  readonly #context: DescribeContext
  readonly #safe: Address
  readonly #expiry: Expiry | undefined
  #state: OwnerState | undefined

  constructor(
    context: DescribeContext,
    safe: Address,
    { expiry, state }: { expiry: Expiry | undefined; state: OwnerState | undefined },
  ) {
    this.#context = context
    this.#safe = safe
    this.#expiry = expiry
    this.#state = state
  }

  *describe(original: DecodedCall, position: Position, refund: Partial<RefundFields> = {}): Generator<void, Action> {
    const { executor, isInBatch, path } = position
    const decoded = isInBatch ? resolveZeroTarget(original, executor) : original
    const context = this.#context
    // The owners of other Safes are unknown here.
    const state = executor === this.#safe ? this.#state : undefined
    const findTokenType = (address: Address) => context.findToken?.(address)?.type
    const kind = classifyCall({ decoded, findTokenType, refund, safe: executor })
    if (this.#expiry?.calls.has(original)) {
      const date = parseExpiryCall(original.call)
      const sentence =
        date === undefined
          ? createSentence('deployContract')
          : createSentence('expires', { date: { type: 'date', at: Number(date) * 1_000 } })
      return { path, executor, decoded, class: kind, sentence, risks: [], actions: [] }
    }
    const sentence = describeCall({ class: kind, context, decoded, executor, state })
    const risks = listCallRisks({ context, decoded, executor, isInBatch, path, state })
    if (isInBatch) risks.push(...listZeroTargetRisks(original.call.to, path))
    if (executor === this.#safe && kind.kind === 'SettingsChange') this.#state = applySettingsChange(kind.change, state)
    const inner = getInnerPosition(decoded, executor)
    const actions: Action[] = []
    for (const [index, item] of decoded.nested.entries()) {
      actions.push(yield* this.describe(item, { ...inner, path: [...path, index] }))
      yield
    }
    const action: Action = { path, executor, decoded, class: kind, sentence, risks, actions }
    return isCompleteBatch(decoded) && kind.kind === 'Custom' ? this.#summarize(action) : action
  }

  /** One sentence for a batch that runs as the Safe, without duplicate warnings. */
  #summarize(action: Action): Action {
    const state = action.executor === this.#safe ? this.#state : undefined
    // The date is shown beside the summary.
    const effects = action.actions.filter(({ decoded }) => !this.#expiry?.calls.has(decoded))
    const sentence = describeBatch({ actions: effects, context: this.#context, state })
    if (!sentence) return action
    const named = new Set(listNamedCalls(effects, action.actions.length > 1).map(String))
    const actions = action.actions.map((inner) =>
      named.has(String(inner.path))
        ? { ...inner, risks: inner.risks.filter(({ code }) => code !== 'ADMIN_CALL_IN_BATCH') }
        : inner,
    )
    // Of one effect the summary names the amount itself.
    const isNamed = effects.length === 1 && effects.length < action.actions.length
    const risks = isNamed ? action.risks.filter(({ code }) => code !== 'VALUE_IN_BATCH') : action.risks
    return { ...action, actions, risks, sentence }
  }
}

/** The caller of nested calls: delegatecalled code acts as the caller, called code as itself. */
function getInnerPosition({ batch, call }: DecodedCall, executor: Address): Omit<Position, 'path'> {
  return { executor: call.operation === 1 ? executor : call.to, isInBatch: batch !== undefined }
}

/** Completely decoded and run by an official library: only then are its calls the complete effect. */
function isCompleteBatch({ batch, call, isCutOff, nested }: DecodedCall): boolean {
  return batch?.ok === true && !isCutOff && nested.length > 0 && call.operation === 1 && isDelegateLibrary(call.to)
}

/** Assumes the dangerous interpretation: see `listZeroTargetRisks`. */
function resolveZeroTarget(decoded: DecodedCall, executor: Address): DecodedCall {
  return decoded.call.to === zeroAddress ? { ...decoded, call: { ...decoded.call, to: executor } } : decoded
}

function collectRisks(action: Action): Risk[] {
  return [...action.risks, ...action.actions.flatMap(collectRisks)]
}

/** Risks of refund fields: the Safe pays the executor or the refund receiver. */
function listRefundRisks(fields: Partial<RefundFields>, context: DescribeContext): Risk[] {
  if (!hasRefund(fields)) return []
  const { baseGas = 0n, gasPrice = 0n, gasToken = zeroAddress, refundReceiver = zeroAddress, safeTxGas = 0n } = fields
  if (gasPrice === 0n) {
    const text = msg('risk.refundUnpaid', 'Refund fields are set. The gas price is zero, so nothing is paid.')
    return [createRisk('REFUND', { path: [], text })]
  }
  const value = (safeTxGas + baseGas) * gasPrice
  const amount = toAmountMessage(
    gasToken === zeroAddress ? toNativePart(context, value) : toTokenPart(context, gasToken, value),
  )
  // Without an inner gas limit the refund covers all gas of the execution.
  const limit =
    safeTxGas === 0n
      ? msg('risk.refundAtLeast', 'at least {amount}, without an upper limit,', { amount })
      : msg('risk.refundUpTo', 'up to {amount}', { amount })
  if (refundReceiver === zeroAddress) {
    return [
      createRisk('REFUND', {
        path: [],
        text: msg('risk.refundToExecutor', 'The Safe pays {limit} to the account that executes.', { limit }),
      }),
    ]
  }
  const text = msg('risk.refundToReceiver', 'The Safe pays {limit} to {receiver} on execution.', {
    limit,
    receiver: refundReceiver,
  })
  return [createRisk('REFUND_TO_STRANGER', { address: refundReceiver, path: [], text })]
}

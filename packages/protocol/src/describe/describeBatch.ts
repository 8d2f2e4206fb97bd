import { isAllowanceModule } from '../chain/findDeployment.ts'
import { readArguments } from '../decode/decodeCalldata.ts'
import {
  type DescribeContext,
  type OwnerState,
  toAddressPart,
  toCountPart,
  toNativePart,
  toTokenPart,
} from './DescribeContext.ts'
import type { Action, Risk } from './Risk.ts'
import { createSentence, type Sentence } from './Sentence.ts'

type DescribeBatchParameters = {
  /** Every call of the batch, described. */
  actions: readonly Action[]
  context: DescribeContext
  /** Owners and threshold after the last call, as far as known. */
  state: OwnerState | undefined
}

/** Summarizes a batch of calls of one kind. One call that does not fit disables it: a summary omits nothing. */
export function describeBatch(parameters: DescribeBatchParameters): Sentence | undefined {
  const { actions } = parameters
  const [only, ...others] = actions
  if (!only) return undefined
  if (others.length === 0) return only.sentence
  return (
    describeLimitBatch(actions) ??
    describePayments(parameters) ??
    describeOwners(parameters) ??
    describeSame(actions, ['revokeApproval', 'revokeOperator'], 'revokeApprovals') ??
    describeSame(actions, ['sendNft'], 'sendNfts') ??
    describeSettings(actions)
  )
}

/** Calls of the Safe to itself that the summary covers; each change has its own risk. */
export function listNamedCalls(actions: readonly Action[], isBatch = actions.length > 1): Risk['path'][] {
  // As our forms encode them: several calls, in the transaction itself, to the Safe's own address.
  const isPlain = actions.every(
    ({ path, risks }) => path.length === 1 && risks.every(({ code }) => code !== 'ZERO_ADDRESS'),
  )
  const isNamed = describeLimitBatch(actions) !== undefined || actions.every(isSettings)
  return isPlain && isNamed && isBatch ? actions.filter(isSettings).map(({ path }) => path) : []
}

const isSettings = (action: Action) => action.class.kind === 'SettingsChange'

const limitSentences = new Set<Sentence['id']>(['setLimitOnce', 'setLimitDaily', 'setLimitDays', 'setLimitMinutes'])
const limitCalls = new Set<Sentence['id']>([
  ...limitSentences,
  'addSpender',
  'removeSpender',
  'resetLimit',
  'resetCoinLimit',
  'endLimit',
  'endCoinLimit',
])

/** As our form encodes it: enable the module and add the delegate if needed, then set the limit. */
function describeLimitBatch(actions: readonly Action[]): Sentence | undefined {
  const calls = actions.filter((action) => !isEnablingLimits(action))
  const [first] = calls
  const module = first?.decoded.call.to
  const isAll = calls.every(({ decoded, sentence }) => limitCalls.has(sentence.id) && decoded.call.to === module)
  const isEnabled = actions.every((action) => !isEnablingLimits(action) || enabledBy(action) === module)
  if (!first || !isAll || !isEnabled || actions.length - calls.length > 1) return undefined
  const last = calls.at(-1)
  if (!last || !limitSentences.has(last.sentence.id)) return describeLimits(calls)
  const spenders = new Set(calls.map(spenderOf))
  const isOne = calls.slice(0, -1).every(({ sentence }) => sentence.id === 'addSpender') && spenders.size === 1
  return isOne ? last.sentence : describeLimits(calls)
}

const describeLimits = (calls: readonly Action[]) =>
  createSentence('changeLimits', { count: toCountPart(calls.length) })

function spenderOf({ decoded: { decoding } }: Action): string {
  return decoding.kind === 'decoded' ? readArguments(decoding.call).address(0) : ''
}

function enabledBy(action: Action): string | undefined {
  const { class: kind } = action
  return kind.kind === 'SettingsChange' && kind.change.type === 'ENABLE_MODULE' ? kind.change.module : undefined
}

function isEnablingLimits({ class: kind }: Action): boolean {
  return kind.kind === 'SettingsChange' && kind.change.type === 'ENABLE_MODULE' && isAllowanceModule(kind.change.module)
}

function describePayments({ actions, context }: DescribeBatchParameters): Sentence | undefined {
  const payments = actions.flatMap(({ class: kind }) =>
    kind.kind === 'Transfer' && kind.direction === 'OUTGOING' && kind.asset.type !== 'ERC721'
      ? [{ ...kind, asset: kind.asset }]
      : [],
  )
  const [first] = payments
  if (!first || payments.length < actions.length) return undefined
  const recipients = [...new Set(payments.map(({ recipient }) => recipient))]
  const [recipient] = recipients
  const assetOf = ({ asset }: typeof first) => (asset.type === 'ERC20' ? asset.tokenAddress : undefined)
  const token = assetOf(first)
  const total = payments.every((payment) => assetOf(payment) === token)
    ? payments.reduce((sum, { asset }) => sum + asset.value, 0n)
    : undefined
  const amount =
    total === undefined ? undefined : token ? toTokenPart(context, token, total) : toNativePart(context, total)
  if (recipient && recipients.length === 1) {
    const party = { recipient: toAddressPart(context, recipient) }
    return amount
      ? createSentence('sendAmount', { amount, ...party })
      : createSentence('sendSeveral', { count: toCountPart(payments.length), ...party })
  }
  const count = toCountPart(recipients.length)
  return amount ? createSentence('payAmount', { amount, count }) : createSentence('payRecipients', { count })
}

const ownerChanges = new Set(['ADD_OWNER', 'REMOVE_OWNER', 'SWAP_OWNER', 'CHANGE_THRESHOLD'])

function describeOwners({ actions, state }: DescribeBatchParameters): Sentence | undefined {
  if (!actions.every(({ class: kind }) => kind.kind === 'SettingsChange' && ownerChanges.has(kind.change.type)))
    return undefined
  return state
    ? createSentence('changeOwners', {
        ownerCount: toCountPart(state.ownerCount),
        threshold: toCountPart(state.threshold),
      })
    : createSentence('changeOwnersUnknown', { count: toCountPart(actions.length) })
}

function describeSame(
  actions: readonly Action[],
  ids: readonly Sentence['id'][],
  summary: 'revokeApprovals' | 'sendNfts',
): Sentence | undefined {
  return actions.every(({ sentence }) => ids.includes(sentence.id))
    ? createSentence(summary, { count: toCountPart(actions.length) })
    : undefined
}

function describeSettings(actions: readonly Action[]): Sentence | undefined {
  return actions.every(isSettings)
    ? createSentence('changeSettings', { count: toCountPart(actions.length) })
    : undefined
}

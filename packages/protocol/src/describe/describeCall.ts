import type { Address } from 'viem'
import { isDelegateLibrary, isPasskeyFactory } from '../chain/findDeployment.ts'
import type { DecodedCall } from '../decode/decodeCall.ts'
import { type DecodedFunction, readArguments } from '../decode/decodeCalldata.ts'
import type { MultiSendDecoding } from '../decode/decodeMultiSend.ts'
import type { TransactionClass } from './classifyTransaction.ts'
import {
  type DescribeContext,
  type OwnerState,
  toAddressPart,
  toCountPart,
  toNativePart,
  toNftPart,
  toTokenPart,
} from './DescribeContext.ts'
import { describeSettingsChange } from './describeSettingsChange.ts'
import { describeLimitCall, describeTokenCall } from './describeTokenCall.ts'
import { findMigration } from './findMigration.ts'
import { functionGroups } from './functionGroups.ts'
import { createSentence, type Sentence, type SentenceValue, toCode } from './Sentence.ts'

type DescribeCallParameters = {
  class: TransactionClass
  context: DescribeContext
  decoded: DecodedCall
  /** The caller. */
  executor: Address
  state: OwnerState | undefined
}

/** One sentence for one call. Nested calls have their own. */
export function describeCall(parameters: DescribeCallParameters): Sentence {
  const { class: kind, context, state } = parameters
  switch (kind.kind) {
    case 'Transfer':
      return describeTransfer(kind, context)
    case 'SettingsChange':
      return describeSettingsChange({ change: kind.change, context, state })
    case 'Custom':
      return kind.isCancellation ? createSentence('reject') : describeCustom(parameters)
  }
}

function describeTransfer(
  { asset, direction, recipient, sender }: Extract<TransactionClass, { kind: 'Transfer' }>,
  context: DescribeContext,
): Sentence {
  // A transferFrom of another account's tokens: the Safe sends nothing.
  if (direction === 'UNKNOWN' && asset.type !== 'NATIVE_COIN')
    return createSentence('moveTokens', {
      token: toAddressPart(context, asset.tokenAddress),
      sender: toAddressPart(context, sender),
      recipient: toAddressPart(context, recipient),
    })
  const isIncoming = direction === 'INCOMING'
  const party = isIncoming
    ? { sender: toAddressPart(context, sender) }
    : { recipient: toAddressPart(context, recipient) }
  if (asset.type === 'ERC721') {
    const nft = toNftPart(context, asset.tokenAddress, asset.tokenId)
    return createSentence(isIncoming ? 'collectNft' : 'sendNft', { nft, ...party })
  }
  const amount =
    asset.type === 'ERC20' ? toTokenPart(context, asset.tokenAddress, asset.value) : toNativePart(context, asset.value)
  return createSentence(isIncoming ? 'collectAmount' : 'sendAmount', { amount, ...party })
}

function describeCustom({ context, decoded, executor }: DescribeCallParameters): Sentence {
  const { call, decoding } = decoded
  const target = toAddressPart(context, call.to)
  const method = toCode(decoding.kind === 'decoded' ? decoding.call.name : toSelectorText(decoded))
  if (call.operation === 1 && !isDelegateLibrary(call.to)) return createSentence('delegatecall', { method, target })
  if (decoding.kind === 'empty') return createSentence('emptyCall', { target })
  const known =
    decoding.kind === 'decoded' ? describeKnown({ call: decoding.call, context, decoded, executor }) : undefined
  // Sentences about tokens or libraries omit the value, so a call with value is described as a call.
  if (known && (call.value === 0n || decoded.batch)) return known
  const amount = call.value > 0n ? toNativePart(context, call.value) : undefined
  return decoding.kind === 'decoded'
    ? withAmount(['call', 'callWithValue'], { method, target }, amount)
    : withAmount(['callUnknown', 'callUnknownWithValue'], { selector: method, target }, amount)
}

function withAmount(
  [plain, paying]: ['call', 'callWithValue'] | ['callUnknown', 'callUnknownWithValue'],
  values: Record<string, SentenceValue>,
  amount: SentenceValue | undefined,
): Sentence {
  return amount ? createSentence(paying, { ...values, amount }) : createSentence(plain, values)
}

function describeKnown({
  call,
  context,
  decoded,
  executor,
}: Pick<DescribeCallParameters, 'context' | 'decoded' | 'executor'> & { call: DecodedFunction }): Sentence | undefined {
  const { to } = decoded.call
  const target = toAddressPart(context, to)
  const method = toCode(call.name)
  if (decoded.batch) return describeBatch(decoded.batch)
  switch (functionGroups.get(call.signature)) {
    case 'execution':
      return createSentence('execute', { safe: target })
    case 'approveHash':
      return createSentence('approveHash', { hash: toCode(readArguments(call).hex(0)), safe: target })
    case 'signMessage':
      return createSentence('signMessage')
    case 'deployment':
      return createSentence('deployContract')
    case 'creation':
      return createSentence('createSafe')
    case 'migration':
      return describeMigration(decoded, context)
    case 'fallbackHandler':
      return to === executor ? createSentence('configureFallbackHandler', { method }) : undefined
    case 'passkeySigner':
      return isPasskeyFactory(to) ? createSentence('createPasskeySigner') : undefined
    case 'limits':
      return describeLimitCall({ call, context, target: to })
    case 'control':
      return createSentence('transferControl', { method, target })
    case undefined:
      return describeTokenCall({ call, context, executor, target: to })
  }
}

function describeMigration(decoded: DecodedCall, context: DescribeContext): Sentence | undefined {
  const migration = findMigration(decoded)
  if (!migration) return undefined
  const { fallbackHandler, official } = migration
  const implementation = toAddressPart(context, migration.implementation)
  const handler = fallbackHandler && toAddressPart(context, fallbackHandler)
  if (!official)
    return handler
      ? createSentence('changeImplementationAndHandler', { implementation, handler })
      : createSentence('changeImplementation', { implementation })
  return handler
    ? createSentence('migrateWithHandler', { implementation, handler })
    : createSentence('migrate', { implementation })
}

function describeBatch({ calls, ok }: MultiSendDecoding): Sentence {
  if (!ok) return createSentence('brokenBatch')
  return calls.length === 1
    ? createSentence('batchOfOne')
    : createSentence('batch', { count: toCountPart(calls.length) })
}

function toSelectorText({ call, decoding }: DecodedCall): string {
  return 'selector' in decoding ? decoding.selector : call.data.slice(0, 10)
}

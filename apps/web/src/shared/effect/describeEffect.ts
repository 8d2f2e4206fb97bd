import {
  type ClassifyTransactionReturnType,
  classifyTransaction,
  type DecodedCall,
  type SafeTransaction,
  type SettingsChange,
} from '@countersign/protocol'
import type { Address } from 'viem'
import { effectText as words } from '../../lib/messages/effect.ts'
import { address, code, type Effect, type EffectPart, text } from './Effect.ts'
import type { TokenFacts } from './tokenQuery.ts'

export type DescribeEffectParameters = {
  safe: Address
  transaction: Pick<SafeTransaction, 'to' | 'value' | 'data' | 'operation'> & Partial<SafeTransaction>
  native: { symbol: string; decimals: number }
  /** Tokens by lower-case address, as their contracts describe themselves. */
  tokens: ReadonlyMap<string, TokenFacts>
}

/** The sentence of the effect, from the bytes alone. */
export function describeEffect(parameters: DescribeEffectParameters): Effect {
  const { safe, transaction, tokens } = parameters
  const classified = classifyTransaction({
    safe,
    transaction,
    findTokenType: (token) => tokens.get(token.toLowerCase())?.type,
  })
  return toEffect(classified, parameters)
}

function toEffect(
  { class: kind, decoded }: ClassifyTransactionReturnType,
  parameters: DescribeEffectParameters,
): Effect {
  switch (kind.kind) {
    case 'Transfer': {
      const isOut = kind.direction === 'OUTGOING'
      const asset = describeAsset(kind.asset, parameters)
      const from = isOut ? [] : [text(words.from), address(kind.sender)]
      return {
        icon: isOut ? 'arrowOut' : 'arrowIn',
        parts: [text(isOut ? words.send : words.take), asset, ...from, text(words.to), address(kind.recipient)],
        steps: [],
      }
    }
    case 'SettingsChange':
      return { icon: 'settings', parts: describeChange(kind.change), steps: [] }
    case 'Custom':
      return kind.isCancellation ? describeRejection(parameters) : describeCall(decoded, parameters)
  }
}

function describeAsset(
  asset: { type: string; value?: bigint; tokenAddress?: Address; tokenId?: bigint },
  { native, tokens }: DescribeEffectParameters,
): EffectPart {
  const token = asset.tokenAddress ? tokens.get(asset.tokenAddress.toLowerCase()) : undefined
  if (asset.tokenId !== undefined) return text(words.item(token?.symbol ?? '?', asset.tokenId.toString()))
  return {
    type: 'amount',
    value: asset.value ?? 0n,
    decimals: asset.tokenAddress ? (token?.decimals ?? 0) : native.decimals,
    symbol: asset.tokenAddress ? (token?.symbol ?? '?') : native.symbol,
    token: asset.tokenAddress,
  }
}

function describeRejection({ transaction }: DescribeEffectParameters): Effect {
  const { nonce } = transaction
  return { icon: 'reject', parts: [text(nonce === undefined ? words.nothing : words.reject(nonce))], steps: [] }
}

function describeCall(decoded: DecodedCall, parameters: DescribeEffectParameters): Effect {
  const { to, value, operation } = decoded.call
  const { native } = parameters
  const paid: EffectPart[] =
    value > 0n
      ? [
          text(words.andPay),
          { type: 'amount', value, decimals: native.decimals, symbol: native.symbol, token: undefined },
        ]
      : []
  if (decoded.batch?.ok) {
    const steps = decoded.nested.map(({ call }) => describeEffect({ ...parameters, transaction: call }))
    return { icon: 'batch', parts: [text(words.batch(steps.length))], steps }
  }
  const lead = operation === 1 ? [text(words.delegate)] : []
  const { decoding } = decoded
  if (decoding.kind === 'decoded')
    return {
      icon: 'contract',
      parts: [...lead, text(words.call), code(decoding.call.name), text(words.on), address(to), ...paid],
      steps: [],
    }
  const what =
    decoding.kind === 'unknown' || decoding.kind === 'malformed' || decoding.kind === 'ambiguous'
      ? [text(words.unknownCall), code(decoding.selector)]
      : [text(words.plainData)]
  return { icon: 'contract', parts: [...lead, ...what, text(words.on), address(to), ...paid], steps: [] }
}

function describeChange(change: SettingsChange): EffectPart[] {
  switch (change.type) {
    case 'ADD_OWNER':
      return [text(words.addOwner), address(change.owner), text(words.keepThreshold(change.threshold))]
    case 'REMOVE_OWNER':
      return [text(words.removeOwner), address(change.owner), text(words.keepThreshold(change.threshold))]
    case 'SWAP_OWNER':
      return [text(words.swapOwner), address(change.oldOwner), text(words.by), address(change.newOwner)]
    case 'CHANGE_THRESHOLD':
      return [text(words.changeThreshold(change.threshold))]
    case 'CHANGE_IMPLEMENTATION':
      return [text(words.changeImplementation), address(change.implementation)]
    case 'ENABLE_MODULE':
      return [text(words.enableModule), address(change.module), text(words.enableModuleEnd)]
    case 'DISABLE_MODULE':
      return [text(words.disableModule), address(change.module), text(words.disableModuleEnd)]
    case 'SET_GUARD':
      return [text(words.setGuard), address(change.guard)]
    case 'DELETE_GUARD':
      return [text(words.deleteGuard)]
    case 'SET_MODULE_GUARD':
      return [text(words.setModuleGuard), address(change.moduleGuard)]
    case 'DELETE_MODULE_GUARD':
      return [text(words.deleteModuleGuard)]
    case 'SET_FALLBACK_HANDLER':
      return [text(words.setFallback), address(change.handler)]
  }
}

/** Contracts whose word on symbol and decimals the sentence needs. */
export function listTokenTargets(decoded: DecodedCall): Address[] {
  const own =
    decoded.decoding.kind === 'decoded' &&
    /^(transfer|transferFrom|safeTransferFrom|approve)$/.test(decoded.decoding.call.name)
      ? [decoded.call.to]
      : []
  return [...new Set([...own, ...decoded.nested.flatMap(listTokenTargets)])]
}

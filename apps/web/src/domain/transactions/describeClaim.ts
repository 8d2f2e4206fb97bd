import type { SentencePart } from '@countersign/protocol/decode'
import type { TransactionSummary } from '@countersign/protocol/wire'
import { transactionText as words } from '../../lib/messages/transaction.ts'
import { address, code, type Effect, text } from './Effect.ts'

type Native = { symbol: string; decimals: number }
type Settings = Extract<TransactionSummary['txInfo'], { type: 'SettingsChange' }>
type Transfer = Extract<TransactionSummary['txInfo'], { type: 'Transfer' }>

/** A summary from the service's data. Never for signing, where it is made from the bytes. */
export function describeClaim({ txInfo }: Pick<TransactionSummary, 'txInfo'>, native: Native): Effect {
  switch (txInfo.type) {
    case 'Transfer':
      return describeTransfer(txInfo, native)
    case 'SettingsChange':
      return { icon: 'settings', parts: describeSettings(txInfo), steps: [] }
    case 'Creation':
      return { icon: 'safe', parts: [text(`${words.created} `), address(txInfo.creator.value)], steps: [] }
    case 'Custom': {
      if (txInfo.isCancellation) return { icon: 'reject', parts: [text(words.rejected)], steps: [] }
      if (txInfo.actionCount) return { icon: 'batch', parts: [text(words.batchOf(txInfo.actionCount))], steps: [] }
      const method = txInfo.methodName ? [code(txInfo.methodName), text(` ${words.on} `)] : []
      return { icon: 'contract', parts: [text(`${words.called} `), ...method, address(txInfo.to.value)], steps: [] }
    }
  }
}

function describeSettings({ settingsInfo, dataDecoded }: Settings): SentencePart[] {
  switch (settingsInfo?.type) {
    case 'ADD_OWNER':
      return [text(`${words.addedOwner} `), address(settingsInfo.owner.value)]
    case 'REMOVE_OWNER':
      return [text(`${words.removedOwner} `), address(settingsInfo.owner.value)]
    case 'SWAP_OWNER':
      return [
        text(`${words.replacedOwner} `),
        address(settingsInfo.oldOwner.value),
        text(` ${words.by} `),
        address(settingsInfo.newOwner.value),
      ]
    case 'CHANGE_THRESHOLD':
      return [text(words.changedThreshold(settingsInfo.threshold))]
    case 'ENABLE_MODULE':
      return [text(`${words.enabledModule} `), address(settingsInfo.module.value)]
    case 'DISABLE_MODULE':
      return [text(`${words.disabledModule} `), address(settingsInfo.module.value)]
    case 'CHANGE_IMPLEMENTATION':
    case 'CHANGE_MASTER_COPY':
    case 'DELETE_GUARD':
    case 'DELETE_MODULE_GUARD':
    case 'SET_FALLBACK_HANDLER':
    case 'SET_GUARD':
    case 'SET_MODULE_GUARD':
    case undefined:
      return [text(`${words.settings} `), code(dataDecoded.method)]
  }
}

function describeTransfer(info: Transfer, native: Native): Effect {
  const isIn = info.direction === 'INCOMING'
  const verb = isIn ? words.received : info.direction === 'OUTGOING' ? words.sent : words.moved
  const other = isIn ? info.sender : info.recipient
  return {
    icon: isIn ? 'arrowIn' : 'arrowOut',
    parts: [
      text(`${verb} `),
      describeAsset(info, native),
      text(` ${isIn ? words.from : words.to} `),
      address(other.value),
    ],
    steps: [],
  }
}

function describeAsset({ transferInfo }: Transfer, native: Native): SentencePart {
  switch (transferInfo.type) {
    case 'ERC20':
      return {
        type: 'amount',
        value: BigInt(transferInfo.value),
        decimals: transferInfo.decimals ?? 0,
        symbol: transferInfo.tokenSymbol ?? '?',
        token: transferInfo.tokenAddress,
      }
    case 'ERC721':
      return {
        type: 'nft',
        token: transferInfo.tokenAddress,
        tokenId: BigInt(transferInfo.tokenId),
        ...(transferInfo.tokenSymbol ? { symbol: transferInfo.tokenSymbol } : {}),
      }
    case 'NATIVE_COIN':
      return { type: 'amount', value: BigInt(transferInfo.value), ...native }
  }
}

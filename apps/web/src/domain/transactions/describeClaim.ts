import type { SentencePart } from '@countersign/protocol/decode'
import type { TransactionSummary } from '@countersign/protocol/wire'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { address, code, type Effect, text } from './Effect.ts'

const t = createCatalogue('transaction')

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
      return { icon: 'safe', parts: [text(`${t('created')} `), address(txInfo.creator.value)], steps: [] }
    case 'Custom': {
      if (txInfo.isCancellation) return { icon: 'reject', parts: [text(t('rejected'))], steps: [] }
      if (txInfo.actionCount)
        return { icon: 'batch', parts: [text(t('batchOf', { count: txInfo.actionCount }))], steps: [] }
      const method = txInfo.methodName ? [code(txInfo.methodName), text(` ${t('on')} `)] : []
      return { icon: 'contract', parts: [text(`${t('called')} `), ...method, address(txInfo.to.value)], steps: [] }
    }
  }
}

function describeSettings({ settingsInfo, dataDecoded }: Settings): SentencePart[] {
  switch (settingsInfo?.type) {
    case 'ADD_OWNER':
      return [text(`${t('addedOwner')} `), address(settingsInfo.owner.value)]
    case 'REMOVE_OWNER':
      return [text(`${t('removedOwner')} `), address(settingsInfo.owner.value)]
    case 'SWAP_OWNER':
      return [
        text(`${t('replacedOwner')} `),
        address(settingsInfo.oldOwner.value),
        text(` ${t('by')} `),
        address(settingsInfo.newOwner.value),
      ]
    case 'CHANGE_THRESHOLD':
      return [text(t('changedThreshold', { threshold: settingsInfo.threshold }))]
    case 'ENABLE_MODULE':
      return [text(`${t('enabledModule')} `), address(settingsInfo.module.value)]
    case 'DISABLE_MODULE':
      return [text(`${t('disabledModule')} `), address(settingsInfo.module.value)]
    case 'CHANGE_IMPLEMENTATION':
    case 'CHANGE_MASTER_COPY':
    case 'DELETE_GUARD':
    case 'DELETE_MODULE_GUARD':
    case 'SET_FALLBACK_HANDLER':
    case 'SET_GUARD':
    case 'SET_MODULE_GUARD':
    case undefined:
      return [text(`${t('settings')} `), code(dataDecoded.method)]
  }
}

function describeTransfer(info: Transfer, native: Native): Effect {
  const isIn = info.direction === 'INCOMING'
  const verb = isIn ? t('received') : info.direction === 'OUTGOING' ? t('sent') : t('moved')
  const other = isIn ? info.sender : info.recipient
  return {
    icon: isIn ? 'arrowIn' : 'arrowOut',
    parts: [
      text(`${verb} `),
      describeAsset(info, native),
      text(` ${isIn ? t('from') : t('to')} `),
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

import type { SentencePart } from '@countersign/protocol/decode'
import type { TransactionSummary } from '@countersign/protocol/wire'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { address, code, type Effect, toParts } from './Effect.ts'

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
      return {
        icon: 'safe',
        parts: toParts((mark) => t('created', { account: mark(address(txInfo.creator.value)) })),
        steps: [],
      }
    case 'Custom': {
      const { actionCount, isCancellation, methodName, to } = txInfo
      if (isCancellation) return { icon: 'reject', parts: toParts(() => t('rejected')), steps: [] }
      if (actionCount) return { icon: 'batch', parts: toParts(() => t('batchOf', { count: actionCount })), steps: [] }
      return {
        icon: 'contract',
        parts: toParts((mark) => {
          const account = mark(address(to.value))
          return methodName ? t('calledMethod', { account, method: mark(code(methodName)) }) : t('called', { account })
        }),
        steps: [],
      }
    }
  }
}

function describeSettings({ settingsInfo, dataDecoded }: Settings): SentencePart[] {
  switch (settingsInfo?.type) {
    case 'ADD_OWNER':
      return toParts((mark) => t('addedOwner', { account: mark(address(settingsInfo.owner.value)) }))
    case 'REMOVE_OWNER':
      return toParts((mark) => t('removedOwner', { account: mark(address(settingsInfo.owner.value)) }))
    case 'SWAP_OWNER':
      return toParts((mark) =>
        t('replacedOwner', {
          after: mark(address(settingsInfo.newOwner.value)),
          before: mark(address(settingsInfo.oldOwner.value)),
        }),
      )
    case 'CHANGE_THRESHOLD':
      return toParts(() => t('changedThreshold', { threshold: settingsInfo.threshold }))
    case 'ENABLE_MODULE':
      return toParts((mark) => t('enabledModule', { account: mark(address(settingsInfo.module.value)) }))
    case 'DISABLE_MODULE':
      return toParts((mark) => t('disabledModule', { account: mark(address(settingsInfo.module.value)) }))
    case 'CHANGE_IMPLEMENTATION':
    case 'CHANGE_MASTER_COPY':
    case 'DELETE_GUARD':
    case 'DELETE_MODULE_GUARD':
    case 'SET_FALLBACK_HANDLER':
    case 'SET_GUARD':
    case 'SET_MODULE_GUARD':
    case undefined:
      return toParts((mark) => t('settings', { method: mark(code(dataDecoded.method)) }))
  }
}

function describeTransfer(info: Transfer, native: Native): Effect {
  const isIn = info.direction === 'INCOMING'
  const id = isIn ? 'received' : info.direction === 'OUTGOING' ? 'sent' : 'moved'
  const other = isIn ? info.sender : info.recipient
  return {
    icon: isIn ? 'arrowIn' : 'arrowOut',
    parts: toParts((mark) => t(id, { account: mark(address(other.value)), asset: mark(describeAsset(info, native)) })),
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

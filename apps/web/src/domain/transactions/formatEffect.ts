import { formatAmount } from '../../lib/formatAmount.ts'
import { exactTime } from '../../lib/formatTime.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { formatNumber } from '../../lib/messages/intl.ts'
import type { LabelOf } from '../address-book/useLabelOf.ts'
import type { Effect } from './Effect.ts'

const t = createCatalogue('amounts')

/** The sentence as plain text, for titles: `Send 0.8 ETH to Dave`. */
export function formatEffect({ parts }: Pick<Effect, 'parts'>, labelOf: LabelOf): string {
  return parts.map((part) => formatPart(part, labelOf)).join('')
}

function formatPart(part: Effect['parts'][number], labelOf: LabelOf): string {
  switch (part.type) {
    case 'text':
      return part.text
    case 'code':
      return isolate(part.text)
    case 'date':
      return exactTime(part.at)
    case 'count':
      return formatNumber(part.value)
    case 'nft':
      return t('item', { symbol: isolate(part.symbol ?? shortAddress(part.token)), id: part.tokenId.toString() })
    case 'amount':
      return part.decimals === undefined
        ? formatRawUnits(part)
        : `${formatAmount(part.value, part.decimals)} ${isolate(part.symbol ?? '?')}`
    case 'address':
      return isolate(labelOf(part.address) ?? part.name ?? shortAddress(part.address))
  }
}

/** An amount whose decimals are unknown. */
export function formatRawUnits({ token, value }: { token?: string; value: bigint }): string {
  const amount = formatAmount(value, 0)
  return token ? t('rawUnits', { amount, token: shortAddress(token) }) : t('rawCoin', { amount })
}

/** Right-to-left characters of a symbol or name must not reorder the amount beside them. */
function isolate(text: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u.test(text) ? `\u2068${text}\u2069` : text
}

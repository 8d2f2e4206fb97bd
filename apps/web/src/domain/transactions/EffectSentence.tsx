import type { SentencePart } from '@countersign/protocol/decode'
import { exactTime } from '../../lib/formatTime.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { formatNumber } from '../../lib/messages/intl.ts'
import { Address } from '../../ui/Address.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { useLabelOf } from '../address-book/useLabelOf.ts'
import type { Effect } from './Effect.ts'
import styles from './EffectSentence.module.css'
import { formatRawUnits } from './formatEffect.ts'

const t = createCatalogue('amounts')

export type EffectSentenceProps = {
  effect: Effect
  /** `whole`: nothing is abbreviated, for signing; named accounts are spelled out beside the sentence. */
  form?: 'whole' | 'short'
}

export function EffectSentence({ effect, form = 'short' }: EffectSentenceProps) {
  return (
    <span className={styles.sentence}>
      {effect.parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
        <Part form={form} key={index} part={part} />
      ))}
    </span>
  )
}

function Part({ part, form }: { part: SentencePart; form: 'whole' | 'short' }) {
  const labelOf = useLabelOf()
  switch (part.type) {
    case 'text':
      return part.text
    case 'code':
      return <code className={form === 'whole' ? styles.address : undefined}>{part.text}</code>
    case 'date':
      return exactTime(part.at)
    case 'count':
      return formatNumber(part.value)
    case 'nft':
      return (
        <strong className={styles.amount}>
          {t('item', { symbol: part.symbol ?? shortAddress(part.token), id: part.tokenId.toString() })}
        </strong>
      )
    case 'amount':
      return (
        <strong className={styles.amount}>
          {part.decimals === undefined ? (
            formatRawUnits(part)
          ) : (
            <Amount decimals={part.decimals} symbol={part.symbol ?? '?'} value={part.value} />
          )}
        </strong>
      )
    case 'address': {
      const name = labelOf(part.address) ?? part.name
      if (form === 'short') return <Address canCopy={false} name={name} value={part.address} />
      return name ? <bdi className={styles.name}>{name}</bdi> : <code className={styles.address}>{part.address}</code>
    }
  }
}

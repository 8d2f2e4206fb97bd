import { type ReactNode, useContext, useId } from 'react'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { formatNumber } from '../lib/messages/intl.ts'
import { ClaimSourceContext } from './ClaimSource.ts'
import { cx } from './cx.ts'
import styles from './Evidence.module.css'
import { Icon } from './Icon.tsx'

const t = createCatalogue('evidence')

/** The source of a fact. The same five everywhere. */
export type EvidenceKind = 'recomputed' | 'chain' | 'bundled' | 'yours' | 'claimed'

export type EvidenceProps = {
  kind: EvidenceKind
  block?: bigint | undefined
  /** Follows from the state root of the block, which another source confirms. */
  isProven?: boolean | undefined
  sentence?: ReactNode
  values?: { label: string; value: string }[] | undefined
  hasWord?: boolean
}

export function Evidence({ kind, block, isProven, sentence, values, hasWord = kind === 'claimed' }: EvidenceProps) {
  const id = useId()
  const isOfLink = useContext(ClaimSourceContext) === 'link' && kind === 'claimed'
  const short = t(`short.${kind}`)
  const word = isOfLink
    ? t('linkWord')
    : kind === 'chain'
      ? t(isProven ? 'proven' : 'chain', { block: block === undefined ? 'none' : formatNumber(block) })
      : t(`word.${kind}`)
  return (
    <span className={styles.evidence}>
      <button
        aria-label={t('label', {
          word: kind === 'claimed' && !word.toLowerCase().includes(short) ? `${word}, ${short}` : word,
        })}
        className={cx(styles.mark, kind === 'claimed' && styles.claimed)}
        popoverTarget={id}
        title={word}
        type="button"
      >
        <Icon name={kind} size="small" />
        {hasWord ? <span>{short}</span> : null}
      </button>
      <span className={styles.panel} id={id} popover="auto">
        <strong className={styles.word}>{word}</strong>
        <span>{sentence ?? (isOfLink ? t('linkSentence') : t(isProven ? 'sentence.proven' : `sentence.${kind}`))}</span>
        {values?.map(({ label, value }) => (
          <span className={styles.value} key={label}>
            <span>{label}</span>
            <code>{value}</code>
          </span>
        ))}
      </span>
    </span>
  )
}

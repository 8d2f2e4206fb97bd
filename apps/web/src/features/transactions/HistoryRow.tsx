import type { ChainConfig, TransactionSummary } from '@countersign/protocol'
import { Link } from '@tanstack/react-router'
import { describeClaim } from '../../domain/effect/describeClaim.ts'
import { EffectSentence } from '../../domain/effect/EffectSentence.tsx'
import { useLabelOf } from '../../domain/names/useLabelOf.ts'
import { parseMultisigId } from '../../domain/queue/parseTransactionId.ts'
import { clockTime, exactTime, relativeDay } from '../../lib/formatTime.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { transactionText as words } from '../../lib/messages/transaction.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import styles from './HistoryRow.module.css'

const tones: Record<TransactionSummary['txStatus'], Tone> = {
  AWAITING_CONFIRMATIONS: 'info',
  AWAITING_EXECUTION: 'info',
  CANCELLED: 'plain',
  FAILED: 'stop',
  SUCCESS: 'ok',
}

export type HistoryRowProps = {
  /** Under a day's title the hour is enough. */
  time?: 'clock' | 'day'

  summary: TransactionSummary
  chain: ChainConfig
  params: { chain: string; safe: string }
}

/** A claimed entry, in the ink of claims; one that has a hash of its own opens to be verified. */
export function HistoryRow({ summary, chain, params, time = 'clock' }: HistoryRowProps) {
  const effect = describeClaim(summary, chain.nativeCurrency)
  const id = parseMultisigId(summary.id)
  const { executionInfo, txInfo, txStatus, timestamp } = summary
  const body = (
    <>
      <span className={styles.claimed}>
        <EffectSentence effect={effect} />
      </span>
      <RowLine>
        <time dateTime={new Date(timestamp).toISOString()} title={exactTime(timestamp)}>
          {time === 'clock' ? clockTime(timestamp) : relativeDay(timestamp, Date.now())}
        </time>
        {executionInfo?.type === 'MODULE' ? <ByModule address={executionInfo.address.value} /> : null}
        {executionInfo?.type === 'MULTISIG' ? <span>{words.nonce(BigInt(executionInfo.nonce))}</span> : null}
      </RowLine>
    </>
  )
  const isImitation =
    txInfo.type === 'Transfer' && txInfo.transferInfo.type === 'ERC20' && txInfo.transferInfo.imitation
  return (
    <Row
      end={
        <>
          {isImitation ? <Badge tone="caution">{words.imitation}</Badge> : null}
          {txStatus === 'SUCCESS' ? null : <Badge tone={tones[txStatus]}>{words.status[txStatus]}</Badge>}
        </>
      }
      icon={effect.icon}
      isFolding
    >
      {id ? (
        <Link className={rowWords} params={{ ...params, id: id.safeTxHash }} to="/$chain/$safe/tx/$id">
          {body}
        </Link>
      ) : (
        <div className={rowWords}>{body}</div>
      )}
    </Row>
  )
}

function ByModule({ address }: { address: string }) {
  const label = useLabelOf()(address)
  return (
    <span>
      {words.byModule} {label ?? shortAddress(address)}
    </span>
  )
}

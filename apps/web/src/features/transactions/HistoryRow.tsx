import type { ChainConfig } from '@countersign/protocol/config'
import type { TransactionSummary } from '@countersign/protocol/wire'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { zeroAddress } from 'viem'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import { useServices } from '../../domain/services/Services.ts'
import { describeClaim } from '../../domain/transactions/describeClaim.ts'
import { EffectSentence } from '../../domain/transactions/EffectSentence.tsx'
import { parseMultisigId } from '../../domain/transactions/parseTransactionId.ts'
import { tokenQuery } from '../../domain/transactions/tokenMetadataQuery.ts'
import { applyProof, type EntryProof } from '../../domain/transfers/EntryProof.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { historyText as history } from '../../lib/messages/history.ts'
import { transactionText as words } from '../../lib/messages/transaction.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { cx } from '../../ui/cx.ts'
import { Evidence } from '../../ui/Evidence.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './HistoryRow.module.css'

const tones: Record<TransactionSummary['txStatus'], Tone> = {
  AWAITING_CONFIRMATIONS: 'info',
  AWAITING_EXECUTION: 'info',
  CANCELLED: 'plain',
  FAILED: 'stop',
  SUCCESS: 'ok',
}

export type HistoryRowProps = {
  /** `clock` below a day's title. */
  time?: 'clock' | 'day'

  summary: TransactionSummary
  /** The chain's verdict; undefined: not queried. */
  proof?: EntryProof | undefined
  warnings?: ReactNode
  chain: ChainConfig
  params: { chain: string; safe: string }
}

/** An entry, marked as a claim until verified: chain data replaces the service's. */
export function HistoryRow({ summary: claimed, proof, warnings, chain, params, time = 'clock' }: HistoryRowProps) {
  const summary = useTokenOfChain(applyProof(claimed, proof), {
    chainId: chain.id,
    isProven: proof?.txInfo !== undefined,
  })
  const effect = describeClaim(summary, chain.nativeCurrency)
  const id = parseMultisigId(summary.id)
  const isKnown = proof?.state === 'confirmed' || proof?.state === 'differs'
  const { executionInfo, txInfo, txStatus, timestamp } = summary
  const body = (
    <>
      <span className={cx(!isKnown && styles.claimed, proof?.state === 'false' && styles.false)}>
        <EffectSentence effect={effect} />
      </span>
      <RowLine>
        <Time at={timestamp} form={time} />
        {executionInfo?.type === 'MODULE' ? <ByModule address={executionInfo.address.value} /> : null}
        {executionInfo?.type === 'MULTISIG' ? <span>{words.nonce(BigInt(executionInfo.nonce))}</span> : null}
      </RowLine>
      {proof && proof.faults.length > 0 ? (
        <span className={styles.faults}>
          {proof.faults.join(' ')} {proof.state === 'differs' ? history.saysInstead : null}
        </span>
      ) : null}
    </>
  )
  const isImitation =
    txInfo.type === 'Transfer' && txInfo.transferInfo.type === 'ERC20' && txInfo.transferInfo.imitation
  return (
    <Row
      end={
        <>
          {isImitation ? <Badge tone="caution">{words.imitation}</Badge> : null}
          {warnings}
          {proof ? <ProofMark proof={proof} /> : <Evidence kind="claimed" />}
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

function ProofMark({ proof: { block, state } }: { proof: EntryProof }) {
  switch (state) {
    case 'confirmed':
      return <Evidence block={block} kind="chain" sentence={history.confirmed} />
    case 'differs':
      return <Badge tone="stop">{history.differs}</Badge>
    case 'false':
      return <Badge tone="stop">{history.isFalse}</Badge>
    case 'claimed':
      return <Evidence kind="claimed" />
  }
}

/** Symbol and decimals from the token's contract, replacing the service's claims. */
function useTokenOfChain(
  summary: TransactionSummary,
  { chainId, isProven }: { chainId: number; isProven: boolean },
): TransactionSummary {
  const services = useServices()
  const { txInfo } = summary
  const info = txInfo.type === 'Transfer' && txInfo.transferInfo.type === 'ERC20' ? txInfo.transferInfo : undefined
  const { data } = useQuery({
    ...tokenQuery(services, chainId, info?.tokenAddress ?? zeroAddress),
    enabled: isProven && info !== undefined,
  })
  if (txInfo.type !== 'Transfer' || !info || data?.type !== 'ERC20') return summary
  const transferInfo = { ...info, decimals: data.decimals, tokenSymbol: data.symbol }
  return { ...summary, txInfo: { ...txInfo, transferInfo } }
}

function ByModule({ address }: { address: string }) {
  const label = useLabelOf()(address)
  return (
    <span>
      {words.byModule} {label ?? shortAddress(address)}
    </span>
  )
}

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
import { parseMultisigId } from '../../domain/transactions/parseSafeTxHash.ts'
import { tokenQuery } from '../../domain/transactions/tokenMetadataQuery.ts'
import { applyProof, type EntryProof } from '../../domain/transfers/EntryProof.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { cx } from '../../ui/cx.ts'
import { Evidence } from '../../ui/Evidence.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import { Time } from '../../ui/Time.tsx'
import { EntryIcon } from './EntryIcon.tsx'
import styles from './HistoryRow.module.css'

const t = createCatalogue('transaction')
const tHistory = createCatalogue('history')

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
  /** Of the rows of a payments file. */
  names?: ReactNode
  warnings?: ReactNode
  chain: ChainConfig
  params: { chain: string; safe: string }
}

/** An entry, marked as a claim until verified: chain data replaces the service's. */
export function HistoryRow(props: HistoryRowProps) {
  const { summary: claimed, proof, names, warnings, chain, params, time = 'clock' } = props
  const { isPending, summary } = useTokenOfChain(applyProof(claimed, proof), {
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
        {executionInfo?.type === 'MULTISIG' ? (
          <span>{t('nonce', { nonce: String(BigInt(executionInfo.nonce)) })}</span>
        ) : null}
        {names}
      </RowLine>
      {proof && proof.faults.length > 0 ? (
        <span className={styles.faults}>
          {proof.faults.join(' ')} {proof.state === 'differs' ? tHistory('actualShown') : null}
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
          {isImitation ? <Badge tone="caution">{t('imitation')}</Badge> : null}
          {warnings}
          {proof ? <ProofMark proof={proof} /> : <Evidence kind="claimed" />}
          {proof && (isPending || hasClaimedMethod(summary, proof)) ? <Evidence kind="claimed" /> : null}
          {txStatus === 'SUCCESS' ? null : <Badge tone={tones[txStatus]}>{t(`status.${txStatus}`)}</Badge>}
        </>
      }
      icon={<EntryIcon chain={chain} icon={effect.icon} isProven={isKnown && !isPending} txInfo={txInfo} />}
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
      return <Evidence block={block} kind="chain" sentence={tHistory('confirmed')} />
    case 'differs':
      return <Badge tone="stop">{tHistory('differs')}</Badge>
    case 'false':
      return <Badge tone="stop">{tHistory('isFalse')}</Badge>
    case 'claimed':
      return <Evidence kind="claimed" />
  }
}

/** Functions without a bundled ABI have the service's name. */
function hasClaimedMethod({ txInfo }: TransactionSummary, proof: EntryProof): boolean {
  if (txInfo.type !== 'Custom' || proof.txInfo?.type !== 'Custom') return false
  return txInfo.methodName !== null && proof.txInfo.methodName === null
}

/** Symbol and decimals of a proven transfer: from the token's contract or unknown, never the service's. */
function useTokenOfChain(
  summary: TransactionSummary,
  { chainId, isProven }: { chainId: number; isProven: boolean },
): { summary: TransactionSummary /** The service's claims are still shown. */; isPending: boolean } {
  const services = useServices()
  const { txInfo } = summary
  const info =
    txInfo.type === 'Transfer' && txInfo.transferInfo.type !== 'NATIVE_COIN' ? txInfo.transferInfo : undefined
  const { data, isPending } = useQuery({
    ...tokenQuery(services, chainId, info?.tokenAddress ?? zeroAddress),
    enabled: isProven && info !== undefined,
  })
  if (txInfo.type !== 'Transfer' || !info || !isProven) return { isPending: false, summary }
  if (isPending) return { isPending, summary }
  const token = data?.type === info.type ? data : undefined
  const names = { tokenName: null, tokenSymbol: token?.symbol ?? null }
  const transferInfo =
    info.type === 'ERC20' ? { ...info, ...names, decimals: token?.decimals ?? null } : { ...info, ...names }
  return { isPending, summary: { ...summary, txInfo: { ...txInfo, transferInfo } } }
}

function ByModule({ address }: { address: string }) {
  const label = useLabelOf()(address)
  return (
    <span>
      <RichText>{(mark) => t('byModule', { module: mark(<bdi>{label ?? shortAddress(address)}</bdi>) })}</RichText>
    </span>
  )
}

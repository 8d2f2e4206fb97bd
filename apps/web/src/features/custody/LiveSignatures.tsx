import type { SafeState } from '@countersign/protocol/chain'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import styles from '../../domain/custody/Custody.module.css'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { simulationQuery } from '../../domain/simulation/simulationQuery.ts'
import { EffectSentence } from '../../domain/transactions/EffectSentence.tsx'
import { titleOf } from '../../domain/transactions/messageQueries.ts'
import { reportQuery } from '../../domain/transactions/reportQuery.ts'
import { useTransactionDescription } from '../../domain/transactions/useTransactionDescription.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { QueryError } from '../../ui/QueryView.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Time } from '../../ui/Time.tsx'
import { InvalidatePanel } from './InvalidatePanel.tsx'
import type { LiveSignature } from './listLiveSignatures.ts'
import { useLiveSignatures } from './useLiveSignatures.ts'

const t = createCatalogue('custody')
const tSimulation = createCatalogue('simulation')

/** Everything that owners have signed and that could still be used. */
export function LiveSignatures({ safe, state }: { safe: CurrentSafe; state: SafeState }) {
  const { approvals, isCut, isPartial, isReading, live } = useLiveSignatures(safe, state)
  return (
    <>
      <QueryError query={approvals} title={t('approvalsFailed')} />
      {isPartial ? (
        <Notice title={t('partial')} tone="caution">
          {t('partialText')}
        </Notice>
      ) : null}
      {isCut ? <Notice title={t('messagesCut')} tone="caution" /> : null}
      {approvals.data?.isUnlogged ? (
        <Notice title={t('unlogged')} tone="caution">
          {t('unloggedText')}
        </Notice>
      ) : null}
      {live && live.length > 0 ? <InvalidatePanel live={live} safe={safe} state={state} /> : null}
      <Card isFlush title={live && live.length > 0 ? t('liveCount', { count: live.length }) : undefined}>
        {!live || (live.length === 0 && isReading) ? <SkeletonRows count={3} label={t('checking')} /> : null}
        {live?.length === 0 && !isReading ? (
          <Empty icon="check" title={t('noLive')}>
            {t('noLiveText')}
          </Empty>
        ) : null}
        {live && live.length > 0 ? (
          <LongList getKey={({ hash }) => hash} items={live} name="live">
            {(one) => <LiveRow live={one} safe={safe} />}
          </LongList>
        ) : null}
      </Card>
    </>
  )
}

function LiveRow({ live, safe }: { live: LiveSignature; safe: CurrentSafe }) {
  const { expiresAt, hash, isExecutable, kind, nonce, signedAt, signers, sources, threshold } = live
  const labelOf = useLabelOf()
  const names = signers.map((signer) => labelOf(signer) ?? shortAddress(signer)).join(', ')
  return (
    <Row
      end={
        <>
          {live.transaction ? <SimulateButton live={live} safe={safe} /> : null}
          <Badge tone={isExecutable ? 'caution' : 'plain'}>
            {isExecutable ? t('anyone') : t('signedOf', { signed: signers.length, threshold })}
          </Badge>
        </>
      }
      icon={kind === 'transaction' ? 'sign' : kind === 'approval' ? 'contract' : 'message'}
      isFolding
    >
      <span className={rowWords}>
        <LiveTitle live={live} safe={safe} />
        <RowLine>
          <span>{t(`kinds.${kind}`)}</span>
          {nonce === undefined ? null : <span>#{String(nonce)}</span>}
          {signedAt === undefined ? null : <Time at={signedAt} />}
          {expiresAt === undefined ? null : (
            <span>
              {t('expires')} <Time at={expiresAt} />
            </span>
          )}
          <span>{sources.map((source) => t(`sources.${source}`)).join(', ')}</span>
          <bdi>{names}</bdi>
        </RowLine>
        <span className={styles.hash}>{shortAddress(hash)}</span>
      </span>
    </Row>
  )
}

function LiveTitle({ live, safe }: { live: LiveSignature; safe: CurrentSafe }) {
  const { content, hash, transaction } = live
  if (content !== undefined)
    return (
      <Link params={{ ...safe.params, hash }} to="/$chain/$safe/messages/$hash">
        <bdi>{titleOf(content)}</bdi>
      </Link>
    )
  if (!transaction) return <span>{t('unknownHash')}</span>
  return <TransactionTitle live={live} safe={safe} />
}

function TransactionTitle({ live: { hash }, safe }: { live: LiveSignature; safe: CurrentSafe }) {
  const services = useServices()
  // Of visible rows only: hashed and verified again, as on the transaction's own page.
  const { data: report } = useQuery(
    reportQuery(services, { address: safe.address, chainId: safe.chainId, safeTxHash: hash }),
  )
  const { effect } = useTransactionDescription({
    chainId: safe.chainId,
    safe: safe.address,
    transaction: report?.transaction,
  })
  return (
    <Link params={{ ...safe.params, id: hash }} to="/$chain/$safe/tx/$id">
      {effect ? <EffectSentence effect={effect} /> : shortAddress(hash)}
    </Link>
  )
}

function SimulateButton({ live: { hash }, safe }: { live: LiveSignature; safe: CurrentSafe }) {
  const [isOn, setOn] = useState(false)
  if (!isOn)
    return (
      <Button look="quiet" onClick={() => setOn(true)}>
        {t('simulate')}
      </Button>
    )
  return <SimulationBadge hash={hash} safe={safe} />
}

function SimulationBadge({ hash, safe }: { hash: LiveSignature['hash']; safe: CurrentSafe }) {
  const services = useServices()
  const id = { address: safe.address, chainId: safe.chainId, safeTxHash: hash }
  const { data: report } = useQuery(reportQuery(services, id))
  return report ? <SimulationOutcome report={report} /> : <Badge>{t('checking')}</Badge>
}

const tones = { failure: 'stop', success: 'ok', unknown: 'plain' } as const

function SimulationOutcome({ report }: { report: Parameters<typeof simulationQuery>[1] }) {
  const { data, error } = useQuery(simulationQuery(useServices(), report))
  if (error) return <Badge>{tSimulation('badges.unknown')}</Badge>
  if (!data) return <Badge>{t('checking')}</Badge>
  const { outcome } = data.simulation
  return <Badge tone={tones[outcome]}>{tSimulation(`badges.${outcome}`)}</Badge>
}

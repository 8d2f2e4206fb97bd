import type { IndexingStatus } from '@countersign/client'
import type { ChainConfig } from '@countersign/protocol/config'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { headQuery, indexingQuery, nodeChainIdQuery } from '../../domain/safe/queries.ts'
import { useLiveState } from '../../domain/safe/useCurrentSafe.ts'
import { useServices } from '../../domain/services/Services.ts'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'
import { summarizeChecks } from '../../domain/verification/summarizeChecks.ts'
import { useReportChecks } from '../../domain/verification/useReportChecks.ts'
import { isServiceAnswer } from '../../lib/describeError.ts'
import { lazyPart } from '../../lib/lazyPart.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { toneIcon } from '../../ui/Badge.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import { chooseSample, estimateMinutes, type SyncSample } from './estimateSync.ts'
import { findNodeUrl } from './NodeNotices.tsx'
import styles from './StatusBar.module.css'

const t = createCatalogue('status')
const tChecks = createCatalogue('checks')
const tShell = createCatalogue('shell')

/** Loaded when opened: evidence needs more code than the strip. */
const ChecksDialog = lazyPart(async () => (await import('./ChecksDialog.tsx')).ChecksDialog)

export type StatusBarProps = { chain: ChainConfig; offer?: ReactNode }

export function StatusBar({ chain, offer }: StatusBarProps) {
  const services = useServices()
  const [isOpen, setOpen] = useState<boolean>()
  const head = useQuery(headQuery(services, chain.id))
  const nodeId = useQuery(nodeChainIdQuery(services, chain.id))
  useChainChecks(chain, nodeId.data, head.isError)
  const checks = useStore(services.checks)
  const summary = summarizeChecks(checks)
  const url = findNodeUrl(chain)
  const isNodeWrong = nodeId.data !== undefined && nodeId.data !== chain.id
  return (
    <footer className={styles.strip}>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('chainLabel')}</dt>
          <dd>
            {chain.name}
            {head.data ? (
              <span className={cx(styles.number, head.isError && styles.old)}>
                {t('block', { block: head.data.block })}
              </span>
            ) : null}
          </dd>
        </div>
        <div className={cx(styles.fact, (head.isError || isNodeWrong) && styles.bad)}>
          <dt>{t('nodeLabel')}</dt>
          <dd>
            {head.isError || isNodeWrong ? <Icon name="stop" size="small" /> : null}{' '}
            {head.isError
              ? url === undefined
                ? tShell('nodeMissing')
                : t('nodeDown')
              : isNodeWrong
                ? t('nodeWrong', { actual: String(nodeId.data), expected: String(chain.id) })
                : // The host only: a node URL can contain a key.
                  url && new URL(url).host}
          </dd>
        </div>
        <ServiceFact chain={chain} head={head.data?.block} />
      </dl>
      {offer}
      <button className={cx(styles.checks, styles[summary.tone])} onClick={() => setOpen(true)} type="button">
        <Icon name={toneIcon[summary.tone]} size="small" />
        {summary.text}
      </button>
      {isOpen === undefined ? null : <ChecksDialog checks={checks} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </footer>
  )
}

function ServiceFact({ chain, head }: { chain: ChainConfig; head: bigint | undefined }) {
  const services = useServices()
  const isServed = !services.userNetworks.has(chain.id)
  const { data, dataUpdatedAt, error, isError } = useQuery({ ...indexingQuery(services, chain.id), enabled: isServed })
  const minutes = useRemainingMinutes(data, { at: dataUpdatedAt, head })
  const live = useLiveState()
  const isChosen = useStore(services.settings).serviceUrl === services.service.baseUrl
  if (!isServed)
    return (
      <div className={styles.fact}>
        <dt>{t('serviceLabel')}</dt>
        <dd>{t('serviceNone')}</dd>
      </div>
    )
  return (
    <div className={cx(styles.fact, isError && styles.bad)}>
      <dt>{t('serviceLabel')}</dt>
      <dd>
        {isError ? <Icon name="stop" size="small" /> : null}
        {isError
          ? isServiceAnswer(error)
            ? t('serviceUnusable')
            : t('serviceDown')
          : data
            ? describeLag(data, head)
            : t('loading')}
        {minutes === undefined || isError ? null : (
          <span className={styles.number}>{t('serviceMinutes', { minutes })}</span>
        )}
        {live === 'none' || isError ? null : (
          <span className={styles.number}>{live === 'open' ? t('live') : t('polling')}</span>
        )}
        {isChosen ? (
          <span className={styles.number}>{t('serviceChosen', { host: new URL(services.service.baseUrl).host })}</span>
        ) : null}
      </dd>
    </div>
  )
}

/** Of an index that is far behind. */
function useRemainingMinutes(
  status: IndexingStatus | undefined,
  { at, head }: { at: number; head: bigint | undefined },
): number | undefined {
  const block = status?.currentBlockNumber ?? status?.masterCopiesBlockNumber ?? undefined
  const [first, setFirst] = useState<SyncSample>()
  useEffect(() => {
    if (block !== undefined) setFirst((sample) => chooseSample(sample, { at, block }))
  }, [at, block])
  return first && block !== undefined && head !== undefined
    ? estimateMinutes({ first, last: { at, block } }, Number(head))
    : undefined
}

/** Our node may lag by some blocks; a service further ahead is wrong. */
const maxAhead = 20n

function describeLag(status: IndexingStatus, head: bigint | undefined): string {
  const indexed = status.currentBlockNumber ?? status.masterCopiesBlockNumber
  if (head === undefined || indexed === null) return t('serviceUnknown')
  const lag = head - BigInt(indexed)
  if (lag < -maxAhead) return t('serviceAhead', { blocks: Number(-lag) })
  return lag > 0n ? t('serviceBehind', { blocks: Number(lag) }) : t('serviceCurrent')
}

function useChainChecks(chain: ChainConfig, nodeId: number | undefined, isDown: boolean): void {
  const checks = useMemo((): Check[] => {
    if (isDown) return [{ id: 'chain', verdict: 'unknown', title: tChecks('chainUnreachable', { name: chain.name }) }]
    if (nodeId === undefined) return []
    return nodeId === chain.id
      ? [{ id: 'T01', verdict: 'ok', title: tChecks('chainIdMatches', { id: String(chain.id) }) }]
      : [
          {
            id: 'T01',
            verdict: 'block',
            title: tChecks('chainIdDiffers', { actual: String(nodeId), expected: String(chain.id) }),
          },
        ]
  }, [chain, nodeId, isDown])
  useReportChecks('chain', checks)
}

import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { balancesQuery } from '../../domain/assets/balancesQuery.ts'
import { safeKey, safeStateQuery } from '../../domain/safe/queries.ts'
import type { Host } from '../../domain/safe-apps/createEmbedding.ts'
import { useEmbedding } from '../../domain/safe-apps/useEmbedding.ts'
import { findChain, useServices } from '../../domain/services/Services.ts'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'
import { useReportChecks } from '../../domain/verification/useReportChecks.ts'
import { describeError } from '../../lib/describeError.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { checkHost, checkHostInfo, requestHost } from './checkHostInfo.ts'
import styles from './Embedded.module.css'
import { HostMessage, HostNames, SignInAsSafe } from './HostActions.tsx'

const t = createCatalogue('embedded')

/** Shown inside a host on every page: the host, whether its claims match the chain, and its actions. */
export function EmbeddedBar() {
  const { embedding: store } = useServices()
  const embedding = useEmbedding()
  switch (embedding.status) {
    case 'none':
      return null
    case 'connecting':
      return (
        <p className={styles.bar} role="status">
          <span aria-hidden="true" className={styles.spinner} />
          {t('connecting')}
        </p>
      )
    case 'failed': {
      const { sentence, details } = describeError(embedding.error)
      return (
        <div className={styles.below}>
          <Notice
            actions={<Button onClick={store.retry}>{t('retry')}</Button>}
            details={details}
            title={t('failed')}
            tone="caution"
          >
            <p>{sentence}</p>
            <p>{t('failedText')}</p>
          </Notice>
        </div>
      )
    }
    case 'connected':
      return <HostBar host={embedding.host} />
  }
}

function HostBar({ host }: { host: Host }) {
  const services = useServices()
  const { chainId, safeAddress: address } = host.info
  const params = useMemo(() => ({ chain: String(chainId), safe: address }), [chainId, address])
  useHome(params)
  const { data: state, error } = useQuery(safeStateQuery(services, { chainId, address }))
  const check = useMemo(() => state && checkHost(host.info, state), [host, state])
  const infoCheck = useHostInfo(host)
  useReportChecks(
    'host',
    useMemo(() => [check, infoCheck].filter((entry) => entry !== undefined), [check, infoCheck]),
  )
  const { pathname } = useLocation()
  return (
    <section aria-label={t('title')}>
      <div className={styles.bar}>
        <span className={styles.host}>
          <Icon name="safe" size="small" />
          <bdi>{t('inside', { origin: host.origin })}</bdi>
          {check ? (
            <Evidence block={state?.block.number} kind="chain" sentence={check.title} />
          ) : error ? null : (
            <span className={styles.quiet}>{t('checking')}</span>
          )}
        </span>
        {pathname.startsWith(`/${params.chain}/${params.safe}`) ? null : (
          <Link className={buttonClass('quiet')} params={params} to="/$chain/$safe">
            {t('open')}
          </Link>
        )}
        <HostNames host={host} />
        {state ? <HostMessage host={host} version={state.version} /> : null}
        <SignInAsSafe host={host} />
      </div>
      {check?.verdict === 'warn' ? (
        <div className={styles.below}>
          <Notice isAlert title={t('differs')} tone="stop">
            <p>{check.detail}</p>
            <p>{t('differsText')}</p>
          </Notice>
        </div>
      ) : null}
      {infoCheck?.verdict === 'warn' ? (
        <div className={styles.below}>
          <Notice isAlert title={t('infoDiffers')} tone="caution">
            <p>{infoCheck.detail}</p>
            <p>{t('infoDiffersText')}</p>
          </Notice>
        </div>
      ) : null}
      {error && !state ? (
        <div className={styles.below}>
          <Notice details={describeError(error).details} isAlert title={t('unreadable')} tone="stop">
            {describeError(error).sentence}
          </Notice>
        </div>
      ) : null}
    </section>
  )
}

/** Opens the host's Safe once; later navigation is not overridden. */
function useHome(params: { chain: string; safe: string }): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    if (pathname === '/') void navigate({ params, replace: true, to: '/$chain/$safe' })
  }, [navigate, params, pathname])
}

/** Checks the host's other claims; undefined until they arrive. */
function useHostInfo({ frame, info, origin }: Host): Check | undefined {
  const services = useServices()
  const id = { address: info.safeAddress, chainId: info.chainId }
  const chain = findChain(services, String(id.chainId))
  const { data: claims } = useQuery({
    // Under the Safe's key, so that it is invalidated with our balances.
    queryKey: [...safeKey(id), 'host'],
    queryFn: ({ signal }) => requestHost(frame, { signal }),
    refetchInterval: 60_000,
  })
  const { data: holdings } = useQuery({ ...balancesQuery(services, id), enabled: claims?.balances !== undefined })
  return useMemo(
    () => (claims && chain ? checkHostInfo({ chain, holdings, origin, claims }) : undefined),
    [chain, holdings, origin, claims],
  )
}

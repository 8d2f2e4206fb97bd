import { listSafeApps } from '@countersign/client'
import type { SafeApp } from '@countersign/protocol'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { type Services, useServices } from '../../domain/services/Services.ts'
import { appsText as words } from '../../lib/messages/apps.ts'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import styles from './AppList.module.css'

/** The operator's list, as the service passes it on. Pictures are left out: they would be fetched from strangers. */
function appsQuery(services: Services, chainId: number) {
  return queryOptions({
    queryKey: ['service', chainId, 'apps'],
    queryFn: ({ signal }) => listSafeApps(services.service, { chainId, clientUrl: window.location.origin, signal }),
    staleTime: 60_000,
  })
}

export function AppList({ safe }: { safe: CurrentSafe }) {
  const { data, error, isError, refetch } = useQuery(appsQuery(useServices(), safe.chainId))
  if (isError && !data) return <ErrorNotice error={error} onRetry={() => void refetch()} title={words.failed} />
  return (
    <Card aside={<Evidence kind="claimed" />} isFlush title={words.list}>
      {!data ? (
        <SkeletonRows count={3} label={words.loading} />
      ) : data.length === 0 ? (
        <Empty
          action={
            <Link className={buttonClass('outline')} params={safe.params} to="/$chain/$safe/contract">
              {words.contract}
            </Link>
          }
          icon="bundled"
          title={words.none}
        >
          {words.noneText}
        </Empty>
      ) : (
        <ul>
          {data.map((app) => (
            <AppRow app={app} key={app.id} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function AppRow({ app: { description, name, provider, url } }: { app: SafeApp }) {
  const target = readTarget(url)
  const text = (
    <>
      <bdi>{name}</bdi>
      <RowLine>
        {provider ? <bdi>{words.by(provider.name)}</bdi> : null}
        {/* A link of a stranger shows where it leads. */}
        {target ? <span className={styles.target}>{target}</span> : <Badge tone="caution">{words.noAddress}</Badge>}
      </RowLine>
      <bdi className={styles.text}>{description}</bdi>
    </>
  )
  return (
    <Row as="li" icon="bundled">
      {target ? (
        <a className={rowWords} href={target} rel="noopener noreferrer" target="_blank" title={words.opens}>
          {text}
        </a>
      ) : (
        <span className={rowWords}>{text}</span>
      )}
    </Row>
  )
}

/** Only addresses of pages: a list can hold anything. */
function readTarget(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { href, protocol } = new URL(url)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}

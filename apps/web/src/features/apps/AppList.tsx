import { parseAppUrl } from '@countersign/protocol/config'
import type { SafeApp } from '@countersign/protocol/wire'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { appsText as words } from '../../lib/messages/apps.ts'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Row, RowLine } from '../../ui/Rows.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { AppLink } from './AppLink.tsx'
import styles from './Apps.module.css'
import { appsQuery } from './appsQuery.ts'
import { matchesSearch } from './matchesSearch.ts'

export type AppListProps = { safe: CurrentSafe; search: string }

/** What the operator recommends; what matches, where something is searched for. */
export function AppList({ safe, search }: AppListProps) {
  const { data, error, isError, refetch } = useQuery(appsQuery(useServices(), safe.chainId))
  if (isError && !data) return <ErrorNotice error={error} onRetry={() => void refetch()} title={words.failed} />
  const shown = data?.filter(({ description, name, url }) => matchesSearch(search, [name, url, description]))
  return (
    <Card aside={<Evidence kind="claimed" />} isFlush title={words.list}>
      {!shown || !data ? (
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
      ) : shown.length === 0 ? (
        <Empty icon="bundled" title={words.nothingFound}>
          {words.nothingFoundText}
        </Empty>
      ) : (
        <ul>
          {shown.map((app) => (
            <AppRow app={app} key={app.id} safe={safe} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function AppRow({ app: { description, name, provider, url }, safe }: { app: SafeApp; safe: CurrentSafe }) {
  const target = parseAppUrl(url)
  return (
    <Row as="li" icon="bundled">
      <AppLink name={name} safe={safe} url={url}>
        <bdi>{name}</bdi>
        <RowLine>
          {provider ? <bdi>{words.by(provider.name)}</bdi> : null}
          {/* A link of a stranger shows where it leads. */}
          {target ? (
            <span className={styles.origin}>{target.href}</span>
          ) : (
            <Badge tone="caution">{words.noAddress}</Badge>
          )}
        </RowLine>
        <bdi className={styles.text}>{description}</bdi>
      </AppLink>
    </Row>
  )
}

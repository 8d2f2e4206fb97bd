import { listSafeApps } from '@countersign/client'
import { parseAppUrl } from '@countersign/protocol/config'
import type { SafeApp } from '@countersign/protocol/wire'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { type Services, useServices } from '../../domain/services/Services.ts'
import { appsText as words } from '../../lib/messages/apps.ts'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { Row, RowLine } from '../../ui/Rows.tsx'
import { AppLink } from './AppLink.tsx'
import styles from './Apps.module.css'
import { matchesSearch } from './matchesSearch.ts'

/** The operator's recommended apps, filtered by the search. */
export function AppList({ safe, search }: { safe: CurrentSafe; search: string }) {
  const query = useQuery(appsQuery(useServices(), safe.chainId))
  const shown = query.data?.filter(({ description, name, url }) => matchesSearch(search, [name, url, description]))
  const contract = (
    <Link className={buttonClass('outline')} params={safe.params} to="/$chain/$safe/contract">
      {words.contract}
    </Link>
  )
  return (
    <QueryView
      card={{ aside: <Evidence kind="claimed" />, isFlush: true, title: words.list }}
      empty={
        query.data?.length
          ? { icon: 'bundled', title: words.nothingFound, children: words.nothingFoundText }
          : { action: contract, icon: 'bundled', title: words.none, children: words.noneText }
      }
      failed={words.failed}
      isEmpty={shown?.length === 0}
      loading={words.loading}
      query={query}
    >
      {() => (
        <ul>
          {shown?.map((app) => (
            <AppRow app={app} key={app.id} safe={safe} />
          ))}
        </ul>
      )}
    </QueryView>
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
          {/* Shows where an external link leads. */}
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

/** The operator's list, without icons, which would be third-party requests. */
function appsQuery(services: Services, chainId: number) {
  return queryOptions({
    queryKey: ['service', chainId, 'apps'],
    queryFn: ({ signal }) => listSafeApps(services.service, { chainId, clientUrl: window.location.origin, signal }),
    staleTime: 60_000,
  })
}

import { listSafeApps } from '@countersign/client'
import { parseAppUrl } from '@countersign/protocol/config'
import type { SafeApp } from '@countersign/protocol/wire'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { openHostedApps, removeApp, type StoredApp, storeApp } from '../../domain/safe-apps/storedApps.ts'
import { type Services, useServices } from '../../domain/services/Services.ts'
import { matchesSearch } from '../../lib/matchesSearch.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { readForm, requireField } from '../../lib/readForm.ts'
import { useForm } from '../../lib/useForm.ts'
import { useStore } from '../../lib/useStore.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Form } from '../../ui/Form.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './Apps.module.css'

const t = createCatalogue('apps')

const scheme = 'https://'

export function AppList({ safe, search }: { safe: CurrentSafe; search: string }) {
  const query = useQuery(appsQuery(useServices(), safe.chainId))
  const shown = query.data?.filter(({ description, name, url }) => matchesSearch(search, [name, url, description]))
  const contract = (
    <Link className={buttonClass('outline')} params={safe.params} to="/$chain/$safe/contract">
      {t('contract')}
    </Link>
  )
  return (
    <QueryView
      card={{ aside: <Evidence kind="claimed" />, isFlush: true, title: t('list') }}
      empty={
        query.data?.length
          ? { icon: 'bundled', title: t('nothingFound'), children: t('nothingFoundText') }
          : { action: contract, icon: 'bundled', title: t('none'), children: t('noneText') }
      }
      failed={t('failed')}
      isEmpty={shown?.length === 0}
      loading={t('loading')}
      query={query}
    >
      {() => (
        <LongList getKey={({ id }) => String(id)} items={shown ?? []} name="apps">
          {(app) => <AppRow app={app} safe={safe} />}
        </LongList>
      )}
    </QueryView>
  )
}

function AppRow({ app: { description, name, provider, url }, safe }: { app: SafeApp; safe: CurrentSafe }) {
  const target = parseAppUrl(url)
  return (
    <Row icon="bundled">
      <AppLink name={name} safe={safe} url={url}>
        <bdi>{name}</bdi>
        <RowLine>
          {provider ? <bdi>{t('by', { provider: provider.name })}</bdi> : null}
          {/* Shows where an external link leads. */}
          {target ? (
            <span className={styles.origin}>{target.href}</span>
          ) : (
            <Badge tone="caution">{t('noAddress')}</Badge>
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

/** Opened or added apps: pinned first, then by last use. */
export function OwnApps({ safe, search }: { safe: CurrentSafe; search: string }) {
  const { apps } = useStore(openHostedApps(useServices().storage))
  const shown = apps
    .filter(({ description, name, url }) => matchesSearch(search, [name, url, description]))
    .toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned) || (b.usedAt ?? 0) - (a.usedAt ?? 0))
  if (shown.length === 0) return null
  return (
    <Card isFlush title={t('own')}>
      <ul>
        {shown.map((app) => (
          <OwnApp app={app} key={app.url} safe={safe} />
        ))}
      </ul>
    </Card>
  )
}

function OwnApp({ app, safe }: { app: StoredApp; safe: CurrentSafe }) {
  const store = openHostedApps(useServices().storage)
  const { icon, isPinned, name, url, usedAt } = app
  return (
    <Row
      as="li"
      end={
        <>
          <Button
            aria-label={isPinned ? t('removeBookmark', { name }) : t('bookmark', { name })}
            look="quiet"
            onClick={() => store.update((all) => storeApp(all, { url, isPinned: !isPinned }, Date.now()))}
          >
            {isPinned ? t('removeBookmarkShort') : t('bookmarkShort')}
          </Button>
          <Button
            aria-label={t('remove', { name })}
            look="quiet"
            onClick={() => store.update((all) => removeApp(all, url))}
          >
            {t('removeShort')}
          </Button>
        </>
      }
      icon={icon ? <img alt="" className={styles.icon} src={icon} /> : 'bundled'}
      isFolding
    >
      <AppLink name={name} safe={safe} url={url}>
        <bdi>{name}</bdi>
        <RowLine>
          {isPinned ? <Badge tone="info">{t('bookmarked')}</Badge> : null}
          <span className={styles.origin}>{url}</span>
          <span>
            {usedAt ? <RichText>{(mark) => t('used', { time: mark(<Time at={usedAt} />) })}</RichText> : t('never')}
          </span>
        </RowLine>
      </AppLink>
    </Row>
  )
}

type AppLinkProps = { safe: CurrentSafe; url: string; name: string; children: ReactNode }

/** Links to an app's page with a full page load: its CSP allows only this app's origin. */
function AppLink({ children, name, safe, url }: AppLinkProps) {
  const store = openHostedApps(useServices().storage)
  const app = parseAppUrl(url)
  if (!app) return <span className={rowWords}>{children}</span>
  const { href } = app
  return (
    <Link
      className={rowWords}
      // Chosen here, so that its page may fetch the app's manifest.
      onClick={() => store.update((all) => storeApp(all, { url: href, name }, Date.now()))}
      params={safe.params}
      preload={false}
      reloadDocument
      search={{ url: href }}
      to="/$chain/$safe/apps/open"
    >
      {children}
    </Link>
  )
}

export function AddApp({ safe }: { safe: CurrentSafe }) {
  const store = openHostedApps(useServices().storage)
  const navigate = useNavigate()
  const [value, save] = useState({ address: '' })
  const { check, field } = useForm({
    value,
    save,
    read: (form) => {
      const typed = form.address.trim()
      const app = parseAppUrl(typed.includes('://') ? typed : `https://${typed}`)
      const isOther = app && app.origin !== window.location.origin
      return readForm({ address: requireField(isOther ? app : undefined, t('badAddress')) })
    },
  })
  const open = () => {
    const app = check()?.address
    if (!app) return
    store.update((all) => storeApp(all, { url: app.href }, Date.now()))
    void navigate({
      params: safe.params,
      reloadDocument: true,
      search: { url: app.href },
      to: '/$chain/$safe/apps/open',
    })
  }
  return (
    <Card title={t('add')}>
      <Form className={styles.form} onSubmit={open}>
        <TextField
          {...field('address')}
          hint={t('addressHint')}
          inputMode="url"
          label={t('address')}
          maxLength={2_048}
          placeholder={scheme}
          spellCheck={false}
        />
        <div className={styles.actions}>
          <Button look="primary" type="submit">
            {t('look')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

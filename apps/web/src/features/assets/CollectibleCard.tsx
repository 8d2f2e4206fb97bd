import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { type CollectibleHolding, collectiblesQuery, isHeldBy, toKey } from '../../domain/assets/collectiblesQuery.ts'
import { findPicture, pictureQuery } from '../../domain/assets/pictureQuery.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { type MissingCollectibles, useMissingCollectibles } from '../../domain/transfers/useMissingCollectibles.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Address } from '../../ui/Address.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import styles from './AssetTable.module.css'

const t = createCatalogue('assets')

/** ERC-721 tokens; hidden for a Safe without any. */
export function CollectibleCard({ safe }: { safe: CurrentSafe }) {
  const query = useInfiniteQuery(collectiblesQuery(useServices(), safe))
  const { data, hasNextPage } = query
  const holdings = useMemo(() => {
    const all = data?.pages.flatMap((page) => page.holdings)
    // A service can list one repeatedly.
    return all && [...new Map(all.map((holding) => [toKey(holding), holding])).values()]
  }, [data])
  const isCut = data?.pages.some((page) => page.isCut) ?? false
  const missing = useMissingCollectibles(safe, hasNextPage || isCut ? undefined : holdings)
  const isSilent =
    missing.state === 'searching' || (missing.state === 'found' && missing.isComplete && missing.missing.length === 0)
  if (holdings?.length === 0 && isSilent) return null
  return (
    <QueryView
      failed={t('collectiblesFailed')}
      card={{ isFlush: true, title: t('collectibles') }}
      loading={t('collectiblesLoading')}
      more={t('moreCollectibles')}
      query={query}
      rows={2}
    >
      {() => (
        <>
          <Missing missing={missing} />
          {isCut ? <Notice title={t('collectiblesCut')} tone="caution" /> : null}
          <LongList getKey={toKey} items={holdings ?? []} name="collectibles">
            {(holding) => <CollectibleRow holding={holding} safe={safe} />}
          </LongList>
        </>
      )}
    </QueryView>
  )
}

/** Shows tokens that the service omits, or that the list could not be checked. */
function Missing({ missing }: { missing: MissingCollectibles }) {
  if (missing.state === 'unknown') return <Notice title={t('collectiblesUnchecked')} tone="info" />
  if (missing.state === 'searching') return null
  if (missing.missing.length === 0)
    return missing.isComplete ? null : <Notice title={t('collectiblesMore')} tone="info" />
  return (
    <Notice isAlert title={t('collectiblesMissing', { count: missing.missing.length })} tone="caution">
      <p>{t('collectiblesMissingText')}</p>
      <ul>
        {missing.missing.map(({ address, id }) => (
          <li key={`${address} ${id}`}>
            <Address value={address} /> {id}
          </li>
        ))}
      </ul>
      {missing.isComplete ? null : <p>{t('collectiblesMore')}</p>}
    </Notice>
  )
}

function CollectibleRow({ holding, safe }: { holding: CollectibleHolding; safe: CurrentSafe }) {
  const { address, block, id, imageUri, name, owner, symbol, unreadable } = holding
  const [hasDrawing, setHasDrawing] = useState(false)
  const picture = findPicture(imageUri, useServices().config)
  const called = name ?? t('collectibleName', { symbol, id })
  const values = [
    { label: t('collectibleNumber'), value: id },
    { label: t('collectibleOwner'), value: owner ?? t('collectibleUnknown') },
  ]
  return (
    <Row
      end={
        isHeldBy(holding, safe.address) ? (
          <>
            {picture?.kind === 'drawing' && !hasDrawing ? (
              <Button aria-label={t('showImageOf', { name: called })} look="quiet" onClick={() => setHasDrawing(true)}>
                {t('showImage')}
              </Button>
            ) : null}
            <Evidence block={block} kind="chain" values={values} />
            <Link
              aria-label={t('sendWhat', { symbol: called })}
              className={buttonClass('outline')}
              params={safe.params}
              search={{ nft: toKey(holding) }}
              to="/$chain/$safe/nft"
            >
              {t('send')}
            </Link>
          </>
        ) : (
          <Badge tone="caution">{owner === undefined ? t('collectibleUnknown') : t('collectibleNotHeld')}</Badge>
        )
      }
      icon={<CollectiblePicture hasDrawing={hasDrawing} uri={imageUri} />}
      isFolding
    >
      <span className={rowWords}>
        {/* The name is the service's claim and may imitate a famous one. */}
        <span>
          <bdi>{called}</bdi>{' '}
          {name === null ? null : <Evidence kind="claimed" sentence={t('collectibleNameClaimed')} />}
        </span>
        <RowLine>
          <bdi>{symbol}</bdi>
          <Address value={address} />
          {picture?.kind === 'none' ? <span>{t(`noPicture.${picture.reason}`)}</span> : null}
          {unreadable ? <span>{t('collectibleUnreadable')}</span> : null}
        </RowLine>
      </span>
    </Row>
  )
}

/** Decorative. SVG only on request (`hasDrawing`): its rendering cost is controlled by the token's creator. */
function CollectiblePicture({ hasDrawing, uri }: { hasDrawing: boolean; uri: string | null }) {
  const { config } = useServices()
  const picture = findPicture(uri, config)
  const isRemote = picture?.kind === 'gateway'
  const { data } = useQuery({ ...pictureQuery(isRemote ? picture.url : ''), enabled: isRemote })
  const [broken, setBroken] = useState<string>()
  const isHere = picture?.kind === 'inline' || (picture?.kind === 'drawing' && hasDrawing)
  const source = isHere ? picture.url : data
  if (!source || source === broken) return <Icon name="assets" />
  return (
    <img
      alt=""
      className={styles.picture}
      decoding="async"
      height={48}
      onError={() => setBroken(source)}
      src={source}
      width={48}
    />
  )
}

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
          <Collectibles holdings={holdings ?? []} safe={safe} />
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

/** More are rows of a virtualized list: anyone can send NFTs. */
const maxInGallery = 30

function Collectibles({ holdings, safe }: { holdings: readonly CollectibleHolding[]; safe: CurrentSafe }) {
  if (holdings.length > maxInGallery)
    return (
      <LongList getKey={toKey} items={holdings} name="collectibles">
        {(holding) => <CollectibleRow holding={holding} safe={safe} />}
      </LongList>
    )
  return (
    <ul className={styles.gallery}>
      {holdings.map((holding) => (
        <li className={styles.piece} key={toKey(holding)}>
          <CollectiblePiece holding={holding} safe={safe} />
        </li>
      ))}
    </ul>
  )
}

type CollectibleProps = { holding: CollectibleHolding; safe: CurrentSafe }

function CollectiblePiece({ holding, safe }: CollectibleProps) {
  const [hasDrawing, setHasDrawing] = useState(false)
  return (
    <>
      <span className={styles.frame}>
        <CollectiblePicture hasDrawing={hasDrawing} size={320} uri={holding.imageUri} />
      </span>
      <CollectibleWords holding={holding} />
      <span className={styles.pieceEnd}>
        <CollectibleEnd {...{ hasDrawing, holding, safe, setHasDrawing }} />
      </span>
    </>
  )
}

function CollectibleRow({ holding, safe }: CollectibleProps) {
  const [hasDrawing, setHasDrawing] = useState(false)
  return (
    <Row
      end={<CollectibleEnd {...{ hasDrawing, holding, safe, setHasDrawing }} />}
      icon={<CollectiblePicture hasDrawing={hasDrawing} size={48} uri={holding.imageUri} />}
      isFolding
    >
      <CollectibleWords holding={holding} />
    </Row>
  )
}

type CollectibleEndProps = CollectibleProps & { hasDrawing: boolean; setHasDrawing: (hasDrawing: boolean) => void }

/** The way to its picture and to send it, or why there is none. */
function CollectibleEnd({ hasDrawing, holding, safe, setHasDrawing }: CollectibleEndProps) {
  const { block, id, imageUri, owner } = holding
  const picture = findPicture(imageUri, useServices().config)
  const called = nameOf(holding)
  if (!isHeldBy(holding, safe.address))
    return <Badge tone="caution">{owner === undefined ? t('collectibleUnknown') : t('collectibleNotHeld')}</Badge>
  const values = [
    { label: t('collectibleNumber'), value: id },
    { label: t('collectibleOwner'), value: owner ?? t('collectibleUnknown') },
  ]
  return (
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
  )
}

const nameOf = ({ id, name, symbol }: CollectibleHolding) => name ?? t('collectibleName', { symbol, id })

function CollectibleWords({ holding }: { holding: CollectibleHolding }) {
  const { address, imageUri, name, symbol, unreadable } = holding
  const picture = findPicture(imageUri, useServices().config)
  return (
    <span className={rowWords}>
      {/* The name is the service's claim and may imitate a famous one. */}
      <span>
        <bdi>{nameOf(holding)}</bdi>{' '}
        {name === null ? null : <Evidence kind="claimed" sentence={t('collectibleNameClaimed')} />}
      </span>
      <RowLine>
        <bdi>{symbol}</bdi>
        <Address value={address} />
        {picture?.kind === 'none' ? <span>{t(`noPicture.${picture.reason}`)}</span> : null}
        {unreadable ? <span>{t('collectibleUnreadable')}</span> : null}
      </RowLine>
    </span>
  )
}

type CollectiblePictureProps = { hasDrawing: boolean; size: number; uri: string | null }

/** Decorative. Costly SVG only on request (`hasDrawing`): the token's creator controls the work of rendering it. */
function CollectiblePicture({ hasDrawing, size, uri }: CollectiblePictureProps) {
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
      height={size}
      onError={() => setBroken(source)}
      src={source}
      width={size}
    />
  )
}

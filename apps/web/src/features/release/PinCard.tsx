import { parsePublicKeys } from '@countersign/protocol/release'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { fetchOffer } from '../../domain/release/fetchOffer.ts'
import { serviceWorkerPath } from '../../domain/release/Pin.ts'
import { pinRelease, unpinRelease } from '../../domain/release/pinRelease.ts'
import { canPin, type PinnedRelease } from '../../domain/release/readPin.ts'
import { encodeReleaseLink } from '../../domain/release/releaseLink.ts'
import { pinQuery, readSite, siteQuery } from '../../domain/release/releaseQueries.ts'
import { SignerText } from '../../domain/release/SignerText.tsx'
import { exactTime } from '../../lib/formatTime.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Hash } from './Hash.tsx'
import { OfferPanel } from './OfferPanel.tsx'
import styles from './Release.module.css'
import { useTask } from './useTask.ts'

const t = createCatalogue('pin')

export type PinCardProps = {
  /** Replaces the page after a change, so that all of it is one release. */
  onRestart: () => void
}

/** Whether the browser runs one release only, and what the site offers instead. */
export function PinCard({ onRestart }: PinCardProps) {
  const query = useQuery(pinQuery)
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Loaded after the page scrolled.
    if (window.location.hash === '#pin') card.current?.scrollIntoView()
  }, [])
  return (
    <div id="pin" ref={card}>
      <Card title={t('title')}>
        <QueryView failed={t('failed')} loading={t('loading')} query={query}>
          {(pinned) => (
            <div className={styles.form}>
              <p>{t('lead')}</p>
              {pinned ? (
                <Pinned onRestart={onRestart} pinned={pinned} />
              ) : canPin(window) ? (
                <PinForm onRestart={onRestart} />
              ) : (
                <p>{t('unsupported')}</p>
              )}
            </div>
          )}
        </QueryView>
      </Card>
    </div>
  )
}

function PinForm({ onRestart }: PinCardProps) {
  const [key, setKey] = useState('')
  const { error, isRunning, progress, run } = useTask()
  const isInvalid = key.trim() !== '' && parsePublicKeys(key) === undefined
  const pin = () =>
    run(async (onProgress) => {
      await pinRelease({ key: key.trim(), offer: await fetchOffer({ key }), onProgress })
      onRestart()
    })
  return (
    <>
      <TextField
        error={isInvalid ? t('keyInvalid') : undefined}
        hint={t('keyHint')}
        isCode
        label={t('key')}
        onChange={setKey}
        value={key}
      />
      {error === undefined ? null : <ErrorNotice error={error} title={t('pinFailed')} />}
      <div className={styles.actions}>
        <Button aria-disabled={isInvalid} isBusy={isRunning} onClick={isInvalid ? undefined : pin}>
          {t('pin')}
        </Button>
        {progress ? <span className={styles.quiet}>{t('progress', progress)}</span> : null}
      </div>
    </>
  )
}

type PinnedProps = PinCardProps & { pinned: PinnedRelease }

function Pinned({ onRestart, pinned }: PinnedProps) {
  const { pin, release, signer } = pinned
  const client = useQueryClient()
  const site = useQuery(siteQuery)
  const { error, isRunning, progress, run } = useTask()
  const [count, setCount] = useState<number>()
  const check = () =>
    run(async (onProgress) => {
      setCount(undefined)
      const report = await readSite({ depth: 'all', onProgress })
      client.setQueryData(siteQuery.queryKey, report)
      setCount(report?.compared)
    })
  const unpin = () =>
    run(async () => {
      await unpinRelease()
      onRestart()
    })
  return (
    <>
      {/* Reloaded with Shift, or by developer tools. */}
      {navigator.serviceWorker.controller ? null : <Notice title={t('uncontrolled')} tone="caution" />}
      <FieldList>
        <FieldPair label={t('release')}>{release.version}</FieldPair>
        <FieldPair label={t('since')}>{exactTime(pin.pinnedAt)}</FieldPair>
        <FieldPair label={t('signer')}>
          <SignerText signer={signer} />
        </FieldPair>
        <FieldPair className={styles.address} label={t('manifest')}>
          <Hash value={release.sha256} what={t('manifest')} />
        </FieldPair>
        <FieldPair className={styles.address} label={t('worker')}>
          <Hash value={pin.files[serviceWorkerPath] ?? ''} what={t('worker')} />
        </FieldPair>
      </FieldList>
      <Elsewhere pinned={pinned} />
      {site.data && site.data.state !== 'same' ? (
        <OfferPanel onRestart={onRestart} pin={pin} release={release} report={site.data} />
      ) : null}
      {count !== undefined && site.data?.state === 'same' ? <Notice title={t('matches', { count })} tone="ok" /> : null}
      {error === undefined ? null : <ErrorNotice error={error} title={t('checkFailed')} />}
      <div className={styles.actions}>
        <Button isBusy={isRunning} onClick={check}>
          {t('check')}
        </Button>
        <ConfirmButton
          label={t('unpin')}
          no={t('cancel')}
          onYes={unpin}
          text={t('unpinText')}
          title={t('unpinTitle')}
          yes={t('unpin')}
        />
        {progress ? <span className={styles.quiet}>{t('progress', progress)}</span> : null}
      </div>
    </>
  )
}

/** Another device gets the files from the site itself, and says whether they are those of this browser. */
function Elsewhere({ pinned: { pin, release } }: { pinned: PinnedRelease }) {
  const { origin } = window.location
  const fragment = encodeReleaseLink({
    manifest: release.sha256,
    origin,
    worker: pin.files[serviceWorkerPath] ?? '',
  })
  const link = `${origin}/verify#${fragment}`
  return (
    <Disclosure title={t('elsewhere')}>
      <div className={styles.form}>
        <p>{t('elsewhereText')}</p>
        <QrCode label={t('elsewhere')} value={link} />
        <p className={styles.address}>
          <Hash value={link} what={t('link')} />
        </p>
      </div>
    </Disclosure>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { SiteReport } from '../../domain/release/checkSite.ts'
import { fetchChangelog } from '../../domain/release/fetchOffer.ts'
import type { Pin } from '../../domain/release/Pin.ts'
import { pinRelease } from '../../domain/release/pinRelease.ts'
import type { Release } from '../../domain/release/Release.ts'
import { writePin } from '../../domain/release/readPin.ts'
import { pinQuery } from '../../domain/release/releaseQueries.ts'
import { SignerText } from '../../domain/release/SignerText.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Hash } from './Hash.tsx'
import styles from './Release.module.css'
import { useTask } from './useTask.ts'

const t = createCatalogue('pin')

/** Rows of a list: a hostile manifest can have thousands of files. */
const maxRows = 200

export type OfferPanelProps = {
  onRestart: () => void
  pin: Pin
  /** The pinned one. */
  release: Release
  report: SiteReport
}

/** What the site offers instead of the pinned release, for the user to decide. */
export function OfferPanel({ onRestart, pin, release, report }: OfferPanelProps) {
  const client = useQueryClient()
  const id = useId()
  const { error, isRunning, progress, run } = useTask()
  const { changes, differences, offer, settings, state } = report
  const isRejected = state === 'offered' && pin.rejected === report.id
  const reject = () =>
    run(async () => {
      await writePin({ ...pin, rejected: report.id })
      await client.invalidateQueries({ exact: true, queryKey: pinQuery.queryKey })
    })
  const accept = () =>
    run(async (onProgress) => {
      await pinRelease({ key: pin.key, offer, onProgress })
      onRestart()
    })
  return (
    <section aria-labelledby={id} className={styles.offer}>
      <h3 id={id}>{state === 'altered' ? t('alteredTitle') : t('offeredTitle')}</h3>
      {state === 'altered' ? (
        <Notice isAlert title={t('differences', { count: differences.length })} tone="stop">
          <p>{t('alteredText')}</p>
          <FileList
            rows={differences.map(({ header, path }) => (header === undefined ? path : `${path} (${header})`))}
          />
        </Notice>
      ) : null}
      {offer.release ? (
        <FieldList>
          <FieldPair label={t('release')}>{offer.release.version}</FieldPair>
          <FieldPair className={styles.address} label={t('commit')}>
            <code>{offer.release.commit ?? '–'}</code>
          </FieldPair>
          <FieldPair label={t('signer')}>
            <SignerText signer={offer.signer} />
          </FieldPair>
          <FieldPair className={styles.address} label={t('manifest')}>
            <Hash value={offer.release.sha256} what={t('manifest')} />
          </FieldPair>
          {settings.length > 0 ? (
            <FieldPair className={styles.address} label={t('settings')}>
              <code>{settings.join(', ')}</code>
            </FieldPair>
          ) : null}
        </FieldList>
      ) : null}
      {changes.length > 0 ? (
        <Disclosure title={t('changes', { count: changes.length })}>
          <FileList rows={changes.map(({ kind, path }) => `${path} (${t(`kinds.${kind}`)})`)} />
        </Disclosure>
      ) : null}
      {settings.length > 0 ? <SettingList next={offer.config} pin={pin} settings={settings} /> : null}
      {offer.release && offer.release.sha256 !== release.sha256 ? <Changelog report={report} /> : null}
      {error === undefined ? null : <ErrorNotice error={error} title={t('pinFailed')} />}
      <div className={styles.actions}>
        {isRejected ? <span className={styles.quiet}>{t('kept')}</span> : null}
        {/* Altered files leave nothing to decide, and the notice stays. */}
        {isRejected || state === 'altered' ? null : (
          <Button isBusy={isRunning} look="primary" onClick={reject}>
            {t('keep', { version: release.version })}
          </Button>
        )}
        {state === 'altered' || !offer.release ? null : (
          <Button isBusy={isRunning} onClick={accept}>
            {t('accept', { version: offer.release.version })}
          </Button>
        )}
        {progress ? <span className={styles.quiet}>{t('progress', progress)}</span> : null}
      </div>
    </section>
  )
}

function FileList({ rows }: { rows: readonly string[] }) {
  return (
    <ul className={styles.files}>
      {rows.slice(0, maxRows).map((row) => (
        <li key={row}>{row}</li>
      ))}
      {rows.length > maxRows ? <li>…</li> : null}
    </ul>
  )
}

type SettingListProps = { next: object | undefined; pin: Pin; settings: readonly string[] }

/** Both values of each setting: a changed node or service decides what the page reads. */
function SettingList({ next = {}, pin, settings }: SettingListProps) {
  const [before, after] = [new Map(Object.entries(pin.config)), new Map(Object.entries(next))]
  const show = (value: unknown) => (JSON.stringify(value, null, 1) ?? '–').slice(0, 4_000)
  return (
    <Disclosure title={t('settingValues')}>
      {settings.map((name) => (
        <div key={name}>
          <p>
            <code>{name}</code>
          </p>
          <pre className={styles.text}>{`− ${show(before.get(name))}`}</pre>
          <pre className={styles.text}>{`+ ${show(after.get(name))}`}</pre>
        </div>
      ))}
    </Disclosure>
  )
}

function Changelog({ report: { id, offer } }: { report: SiteReport }) {
  const { data } = useQuery({
    queryFn: async ({ signal }) => (await fetchChangelog(offer, signal)) ?? null,
    queryKey: ['pin', 'changelog', id],
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data) return null
  return (
    <Disclosure title={t('changelog')}>
      <pre className={styles.text}>{data}</pre>
    </Disclosure>
  )
}

import { signOut } from '@countersign/client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { largeStorageQuery } from '../../domain/services/largeStorageQuery.ts'
import { useServices } from '../../domain/services/Services.ts'
import type { BackupSection } from '../../domain/settings/BackupSection.ts'
import { type Backup, BackupRefusedError, readBackupFile } from '../../domain/settings/readBackupFile.ts'
import { countSection, createBackupFile, eraseData, readSection } from '../../domain/settings/readSection.ts'
import { compareBackup, restoreBackup, type Step } from '../../domain/settings/restoreBackup.ts'
import { listUnreadable, removeUnreadable, toUnreadableFile } from '../../domain/settings/unreadableCopies.ts'
import { withLarge, withUnsaved } from '../../domain/settings/withUnsaved.ts'
import { listOwn } from '../../domain/signature-store/confirmations.ts'
import { isLargeKey } from '../../lib/largeKeys.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { getLargeStorage, type LargeStorage } from '../../lib/openLargeStorage.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { BackupPlan } from './BackupPlan.tsx'
import styles from './Settings.module.css'
import { UnreadableData } from './UnreadableData.tsx'

const t = createCatalogue('backup')

type DataCardProps = {
  parts: readonly BackupSection[]
  onSave: (file: { name: string; text: string }) => void
  onRestart: () => void
}

type State =
  | { step: 'idle' }
  | { step: 'refused'; reason: string }
  | { step: 'chosen'; backup: Backup; steps: Step[] }
  | { step: 'taken'; count: number }

export function DataCard(props: DataCardProps) {
  const { data: large } = useQuery(largeStorageQuery(useServices()))
  return large ? <LoadedDataCard large={large} {...props} /> : <Skeleton height="block" />
}

function LoadedDataCard({ large, parts, onRestart, onSave }: DataCardProps & { large: LargeStorage }) {
  const { config, settings, storage, theme } = useServices()
  const readAll = () => withLarge(withUnsaved(storage), large)
  // Updates the counts when settings change on this page.
  useStore(settings)
  useStore(theme)
  const [state, setState] = useState<State>({ step: 'idle' })
  const [copies, setCopies] = useState(() => listUnreadable(readAll(), parts))
  const counts = countSection(readSection(readAll(), parts))
  const erased = copies.length === 0 ? counts : [...counts, { count: copies.length, title: t('unreadable') }]
  const attempt = async (act: () => State | Promise<State>) => {
    try {
      setState(await act())
    } catch (error) {
      if (!(error instanceof BackupRefusedError)) throw error
      setState({ reason: error.message, step: 'refused' })
    }
  }
  const read = (file: File) =>
    attempt(async () => {
      const backup = await readBackupFile(file, { chainIds: config.chains.map(({ id }) => id), parts })
      return { backup, step: 'chosen', steps: compareBackup(readAll(), backup.sections) }
    })
  const take = (steps: readonly Step[], wanted: ReadonlySet<string>) =>
    attempt(async () => {
      await restoreBackup({
        // Notifies this page's stores as another tab would.
        onChanged(key) {
          if (isLargeKey(key)) large.notify(key)
          else window.dispatchEvent(new StorageEvent('storage', { key }))
        },
        steps,
        storage: withLarge(storage, large),
        wanted,
      })
      setCopies(listUnreadable(readAll(), parts))
      return { count: steps.reduce((sum, { fresh }) => sum + fresh.length, wanted.size), step: 'taken' }
    })
  return (
    <Card title={t('title')}>
      <div className={styles.form}>
        <p>{t('text')}</p>
        {counts.length === 0 ? (
          <p className={styles.quiet}>{t('nothing')}</p>
        ) : (
          <FieldList>
            {counts.map(({ count, title }) => (
              <FieldPair key={title} label={title}>
                {count}
              </FieldPair>
            ))}
          </FieldList>
        )}
        <div className={styles.actions}>
          <Button
            disabled={counts.length === 0}
            onClick={() => onSave(createBackupFile(readSection(readAll(), parts), new Date()))}
          >
            {t('export')}
          </Button>
          <FileButton accept=".json,application/json" label={t('import')} onFiles={([file]) => void read(file)} />
        </div>
        <p className={styles.quiet}>{t('exportHint')}</p>
        <p className={styles.quiet}>{t('importHint')}</p>
        {state.step === 'refused' ? (
          <Notice isAlert title={t('refused')} tone="caution">
            {state.reason}
          </Notice>
        ) : null}
        {state.step === 'chosen' ? (
          <BackupPlan
            backup={state.backup}
            onCancel={() => setState({ step: 'idle' })}
            onTake={(wanted) => void take(state.steps, wanted)}
            steps={state.steps}
          />
        ) : null}
        {state.step === 'taken' ? (
          <Notice
            actions={<Button onClick={onRestart}>{t('reload')}</Button>}
            isAlert
            title={t('imported', { count: state.count })}
            tone="ok"
          >
            {t('importedText')}
          </Notice>
        ) : null}
        <UnreadableData
          copies={copies}
          onRemove={(copy) => {
            removeUnreadable(withLarge(storage, large), copy)
            setCopies(listUnreadable(readAll(), parts))
          }}
          onSave={(copy) => onSave(toUnreadableFile(copy))}
        />
        <EraseData counts={erased} onForgotten={onRestart} />
      </div>
    </Card>
  )
}

type EraseDataProps = { counts: readonly { title: string; count: number }[]; onForgotten: () => void }

/** Sign-out timeout in milliseconds; an unrevoked session expires by itself. */
const signOutTimeout = 2_000

function EraseData({ counts, onForgotten }: EraseDataProps) {
  const { confirmations, page, service, storage } = useServices()
  const undelivered = useStore(confirmations)
    .flatMap(listOwn)
    .filter(({ isDelivered }) => !isDelivered).length
  const forget = async () => {
    const forgotten = eraseData({
      databases: findDatabases(),
      openLargeStorage: () => getLargeStorage({ page, storage }),
      storage,
    })
    // Resets the stores, which would otherwise write their memory back.
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    // Only the service can clear its session cookie. Without the timeout an unresponsive one would block erasing for 30
    // seconds of retries.
    await signOut(service, { signal: AbortSignal.timeout(signOutTimeout) }).catch(() => undefined)
    await forgotten
    onForgotten()
  }
  return (
    <ConfirmButton
      label={t('erase')}
      no={t('eraseCancel')}
      onYes={() => void forget()}
      text={
        counts.length === 0 ? (
          t('eraseNothing')
        ) : (
          <>
            <ul>
              {counts.map(({ count, title }) => (
                <li key={title}>
                  {title}: {count}
                </li>
              ))}
            </ul>
            {undelivered > 0 ? <p>{t('eraseUndelivered', { count: undelivered })}</p> : null}
            <p>{t('eraseText')}</p>
          </>
        )
      }
      title={t('eraseTitle')}
      yes={t('eraseConfirm')}
    />
  )
}

/** Accessing `indexedDB` can throw. */
function findDatabases(): IDBFactory | undefined {
  try {
    return window.indexedDB
  } catch {
    return undefined
  }
}

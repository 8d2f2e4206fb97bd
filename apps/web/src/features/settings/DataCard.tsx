import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { largeStorageQuery } from '../../domain/services/largeStorageQuery.ts'
import { useServices } from '../../domain/services/Services.ts'
import type { BackupSection } from '../../domain/settings/BackupSection.ts'
import { type Backup, BackupRefusedError, readBackup } from '../../domain/settings/readBackup.ts'
import { countSection, readSection, writeBackup } from '../../domain/settings/readSection.ts'
import { compareBackup, restoreBackup, type Step } from '../../domain/settings/restoreBackup.ts'
import { withLarge, withUnsaved } from '../../domain/settings/withUnsaved.ts'
import { isLargeKey } from '../../lib/largeKeys.ts'
import { backupText as words } from '../../lib/messages/backup.ts'
import type { LargeStorage } from '../../lib/openLargeStorage.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { BackupPlan } from './BackupPlan.tsx'
import { EraseData } from './EraseData.tsx'
import styles from './Settings.module.css'

export type DataCardProps = {
  parts: readonly BackupSection[]
  /** Saves a file through the browser. */
  onSave: (file: { name: string; text: string }) => void
  onRestart: () => void
}

type State =
  | { step: 'idle' }
  | { step: 'refused'; reason: string }
  | { step: 'chosen'; backup: Backup; steps: Step[] }
  | { step: 'taken'; count: number }

/** Backs up, restores or erases all local data. */
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
  const counts = countSection(readSection(readAll(), parts))
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
      const backup = await readBackup(file, { chainIds: config.chains.map(({ id }) => id), parts })
      return { backup, step: 'chosen', steps: compareBackup(readAll(), backup.kept) }
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
      return { count: steps.reduce((sum, { fresh }) => sum + fresh.length, wanted.size), step: 'taken' }
    })
  return (
    <Card title={words.title}>
      <div className={styles.form}>
        <p>{words.text}</p>
        {counts.length === 0 ? (
          <p className={styles.quiet}>{words.nothing}</p>
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
            onClick={() => onSave(writeBackup(readSection(readAll(), parts), new Date()))}
          >
            {words.save}
          </Button>
          <FileButton accept=".json,application/json" label={words.read} onFiles={([file]) => void read(file)} />
        </div>
        <p className={styles.quiet}>{words.saveHint}</p>
        <p className={styles.quiet}>{words.readHint}</p>
        {state.step === 'refused' ? (
          <Notice isAlert title={words.refused} tone="caution">
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
            actions={<Button onClick={onRestart}>{words.restart}</Button>}
            isAlert
            title={words.taken(state.count)}
            tone="ok"
          >
            {words.takenText}
          </Notice>
        ) : null}
        <EraseData counts={counts} onForgotten={onRestart} />
      </div>
    </Card>
  )
}

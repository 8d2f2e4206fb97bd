import { useEffect, useState } from 'react'
import { useServices } from '../../domain/services/Services.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { getSaveFailures } from '../../lib/saveFailures.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './StatusBar.module.css'

const t = createCatalogue('status')

const retryInterval = 10_000

export function StorageNotice({ onSave }: { onSave: () => Promise<void> }) {
  const failures = getSaveFailures(useServices().storage)
  const unsaved = useStore(failures)
  /** The unsaved data when the file was written: later changes are not in it. */
  const [saved, setSaved] = useState('')
  const hasUnsaved = unsaved.size > 0
  useEffect(() => {
    if (!hasUnsaved) return
    const timer = setInterval(() => failures.retry(), retryInterval)
    const warn = (event: BeforeUnloadEvent) => {
      if (describe(failures.get()) !== saved) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      clearInterval(timer)
      window.removeEventListener('beforeunload', warn)
    }
  }, [failures, hasUnsaved, saved])
  if (!hasUnsaved) return null
  const save = async () => {
    await onSave()
    setSaved(describe(failures.get()))
  }
  return (
    <div className={styles.offline}>
      <Notice
        actions={<Button onClick={() => void save()}>{t('unsavedSave')}</Button>}
        isAlert
        title={t('unsavedTitle')}
        tone="stop"
      >
        {t('unsavedText')}
      </Notice>
    </div>
  )
}

function describe(unsaved: ReturnType<ReturnType<typeof getSaveFailures>['get']>): string {
  return [...unsaved].map(([key, { read }]) => `${key}${read()}`).join('\n')
}

import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import styles from './StartError.module.css'

const t = createCatalogue('shell')

export function StartError({ error }: { error: unknown }) {
  return (
    <main className={styles.page}>
      <h1>{t('startFailed')}</h1>
      <ErrorNotice error={error} onRetry={() => window.location.reload()} title={t('startFailed')} />
    </main>
  )
}

import { shell } from '../lib/messages/shell.ts'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import styles from './StartError.module.css'

export function StartError({ error }: { error: unknown }) {
  return (
    <main className={styles.page}>
      <h1>{shell.startFailed}</h1>
      <ErrorNotice error={error} onRetry={() => window.location.reload()} title={shell.startFailed} />
    </main>
  )
}

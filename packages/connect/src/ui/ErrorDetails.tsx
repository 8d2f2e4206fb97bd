import { useStartWords } from '../context/useStartWords.ts'
import { listErrorMessages } from '../errors/listErrorCodes.ts'

/** The technical cause, for those who want to report it. */
export function ErrorDetails({ error }: { error: Error }) {
  const t = useStartWords()
  return (
    <details className="csc-details">
      <summary>{t('details')}</summary>
      <pre>{[...new Set(listErrorMessages(error))].join('\n').slice(0, 1_000)}</pre>
    </details>
  )
}

import { useConnectContext } from '../context/ConnectContext.ts'
import { listErrorMessages } from '../errors/listErrorCodes.ts'

/** The technical cause, for bug reports. */
export function ErrorDetails({ error }: { error: Error }) {
  const { t } = useConnectContext()
  return (
    <details className="csc-details">
      <summary>{t('details')}</summary>
      <pre>{[...new Set(listErrorMessages(error))].join('\n').slice(0, 1_000)}</pre>
    </details>
  )
}

import { lazy, Suspense } from 'react'
import { useConnectContext } from '../context/ConnectContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import type { QrCodeProps } from './QrCode.tsx'
import { Spinner } from './Spinner.tsx'

const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }))

/** The encoder comes with the first code. If it fails, the link below the code still works. */
export function LazyQrCode(props: QrCodeProps) {
  const { t } = useConnectContext()
  return (
    <div className="csc-qr-frame">
      <ErrorBoundary fallback={() => <p className="csc-text">{t('failed')}</p>}>
        <Suspense fallback={<Spinner />}>
          <QrCode {...props} />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}

import { useEffect, useState } from 'react'
import { useConnectContext } from '../context/ConnectContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Spinner } from './Glyph.tsx'
import type { QrCode, QrCodeProps } from './QrCode.tsx'

let loaded: { status: 'waiting' | 'failed' } | { status: 'ready'; Code: typeof QrCode } = { status: 'waiting' }

/**
 * Loads the encoder with the first code. After a failure the link below still works and the next code retries: React's
 * lazy() would cache the failure.
 */
export function LazyQrCode(props: QrCodeProps) {
  const { t } = useConnectContext()
  const [encoder, setEncoder] = useState(loaded)
  useEffect(() => {
    if (loaded.status === 'ready') return
    let isCurrent = true
    import('./QrCode.tsx').then(
      ({ QrCode }) => {
        loaded = { Code: QrCode, status: 'ready' }
        if (isCurrent) setEncoder(loaded)
      },
      () => isCurrent && setEncoder({ status: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [])
  const failure = <p className="csc-text">{t('failed')}</p>
  return (
    <div className="csc-qr-frame">
      <ErrorBoundary fallback={() => failure}>
        {encoder.status === 'ready' ? <encoder.Code {...props} /> : encoder.status === 'failed' ? failure : <Spinner />}
      </ErrorBoundary>
    </div>
  )
}

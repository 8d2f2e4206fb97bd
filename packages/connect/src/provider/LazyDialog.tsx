import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { useConnectContext } from './ConnectContext.ts'
import { loadAfterClick } from './loadAfterClick.ts'

const ConnectDialog = lazy(async () => ({ default: (await loadAfterClick()).ConnectDialog }))

/** The dialog, loaded when it is first opened. A page that cannot load it says so instead of going blank. */
export function LazyDialog() {
  const { state, t, themeProps } = useConnectContext()
  if (state.views.length === 0) return null
  return (
    <ErrorBoundary
      fallback={() => (
        <div {...themeProps} className="csc-connect">
          <p className="csc-error" role="alert">
            {t('failed')}
          </p>
        </div>
      )}
    >
      <Suspense>
        <ConnectDialog />
      </Suspense>
    </ErrorBoundary>
  )
}

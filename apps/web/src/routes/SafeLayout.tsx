import { type ErrorComponentProps, Link, Outlet, useRouteContext } from '@tanstack/react-router'
import { InvalidSafeAddressError, UnknownChainError } from '../domain/safe/parseSafeParams.ts'
import { lazyPart } from '../lib/lazyPart.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { useLocale } from '../lib/messages/useLocale.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { RouteError } from './RouteStates.tsx'

const t = createCatalogue('shell')

/** Alerts on every screen of a Safe, loaded after it. */
const SecurityAlerts = lazyPart(
  async () => (await import('../features/security-alerts/SecurityAlerts.tsx')).SecurityAlerts,
)

export function SafeLayout() {
  useLocale()
  const { safe } = useRouteContext({ from: '/$chain/$safe' })
  const key = `${safe.chainId}${safe.address}`
  return (
    <>
      <SecurityAlerts key={`alarms ${key}`} safe={safe} />
      <Outlet key={key} />
    </>
  )
}

export function SafeError(props: ErrorComponentProps) {
  const title = describe(props.error)
  if (title === undefined) return <RouteError {...props} />
  return (
    <Page title={t('notFoundTitle')} width="read">
      <Notice
        actions={
          <Link className={buttonClass('primary')} to="/">
            {t('toSafes')}
          </Link>
        }
        title={title}
        tone="stop"
      />
    </Page>
  )
}

function describe(error: unknown): string | undefined {
  if (error instanceof UnknownChainError) return t('unknownChain', { chain: error.chain })
  if (error instanceof InvalidSafeAddressError) return t('badAddress', { address: error.address })
  return undefined
}

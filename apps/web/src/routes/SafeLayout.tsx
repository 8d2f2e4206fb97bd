import { Link, Outlet, useParams } from '@tanstack/react-router'
import { useCurrentSafe } from '../domain/safe/useCurrentSafe.ts'
import { findChain, useServices } from '../domain/services/Services.ts'
import { shell } from '../lib/messages/shell.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'

/** Refuses addresses that name no chain or no account before any screen sees them. */
export function SafeLayout() {
  const services = useServices()
  const safe = useCurrentSafe()
  const { chain = '', safe: address = '' } = useParams({ strict: false })
  if (safe) return <Outlet key={`${safe.chainId}${safe.address}`} />
  const isChainKnown = findChain(services, chain) !== undefined
  return (
    <Page title={shell.notFoundTitle} width="read">
      <Notice
        actions={
          <Link className={buttonClass('primary')} to="/">
            {shell.toSafes}
          </Link>
        }
        title={isChainKnown ? shell.badAddress(address) : shell.unknownChain(chain)}
        tone="stop"
      />
    </Page>
  )
}

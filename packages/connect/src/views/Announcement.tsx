import { useChains, useConnection } from 'wagmi'
import { useConnectContext } from '../context/ConnectContext.ts'
import type { View } from '../state/DialogState.ts'
import { describeConnect } from './describeConnect.ts'
import { describeSwitch } from './NetworksView.tsx'
import { describeSignIn } from './VerifyView.tsx'

/** Announces every status change to screen readers. */
export function Announcement({ view }: { view: View }) {
  const { appName, environment, t } = useConnectContext()
  const { connector } = useConnection()
  const chains = useChains()
  return (
    <p aria-live="polite" className="csc-visually-hidden" role="status">
      {announce()}
    </p>
  )

  function announce(): string {
    if (view.view === 'connect') {
      const { text, title } = describeConnect(view.progress, environment)
      const values = { wallet: view.item.name }
      return [t(title, values), text ? t(text, values) : ''].join(' ').trim()
    }
    if (view.view === 'verify') return t(describeSignIn(view.progress))
    if (view.view !== 'networks') return ''
    const { progress } = view
    const chain = 'chainId' in progress ? chains.find(({ id }) => id === progress.chainId) : undefined
    return describeSwitch(progress, t, { app: appName, chain: chain?.name ?? '', wallet: connector?.name ?? '' })
  }
}

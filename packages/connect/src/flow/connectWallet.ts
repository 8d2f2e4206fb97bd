import type { Config, Connector } from 'wagmi'
import { connect, disconnect } from 'wagmi/actions'
import { classifyFailure } from '../errors/classifyFailure.ts'
import { NoAccountError, WalletTimeoutError } from '../errors/connectorErrors.ts'
import { toConnectorError } from '../errors/toConnectorError.ts'
import type { ConnectStatus } from '../state/DialogState.ts'
import type { Environment } from '../wallet-list/Environment.ts'
import { toDeepLink } from '../wallet-list/links.ts'
import type { ConnectPlan } from '../wallet-list/planConnection.ts'
import type { WalletItem } from '../wallet-list/WalletItem.ts'
import { abortPairing } from './abortPairing.ts'

export type Timeouts = { open: number; answer: number }

export type ConnectWalletParameters = {
  config: Config
  connector: Connector
  item: WalletItem
  plan: Exclude<ConnectPlan, { kind: 'missing' }>
  environment: Environment
  timeouts: Timeouts
  report(progress: ConnectStatus): void
  openLink(link: string): void
}

/** One connection attempt. Never throws. */
export async function connectWallet(parameters: ConnectWalletParameters): Promise<boolean> {
  const { config, connector, item, plan, report, timeouts } = parameters
  const clock = createClock(item.name)
  const stop = watch(parameters, () => clock.restart(timeouts.answer))
  try {
    if (needsNetwork(plan) && !navigator.onLine) throw new Error('offline')
    if (plan.kind === 'extension') {
      await connector.getProvider()
      report({ status: 'confirm' })
    }
    // A device has a dialog of its own, which the user can leave at any time.
    if (plan.kind !== 'device')
      clock.restart(plan.kind === 'extension' || plan.kind === 'popup' ? timeouts.answer : timeouts.open)
    const requested = connect(config, { connector })
    const { accounts } = await Promise.race([requested, clock.expired])
    if (accounts.length > 0) return true
    // A connection without accounts counts as none and is not a rejection: the wallet is locked or none is selected.
    await disconnect(config, { connector })
    throw new NoAccountError({ wallet: item.name })
  } catch (error) {
    if (isAlreadyConnected(error)) return true
    abortPairing(connector)
    report(toStatus(error, item))
    return false
  } finally {
    clock.stop()
    stop()
  }
}

/** Follows the wallet's events: a pairing URI, an opened window, a returned focus. */
function watch({ connector, environment, item, openLink, plan, report }: ConnectWalletParameters, onOpen: () => void) {
  const { deepLinks } = item.wallet
  let isHandedOver = false
  const onMessage = ({ data, type }: { type: string; data?: unknown }) => {
    if (type !== 'display_uri' || typeof data !== 'string') return
    onOpen()
    const template = environment.platform === 'ios' ? deepLinks?.ios : deepLinks?.android
    // A code may be scanned by any device.
    setTemplate(connector, plan.kind === 'deepLink' ? template : undefined)
    if (plan.kind !== 'deepLink') return report({ status: 'scan', uri: data })
    isHandedOver = true
    openLink(toDeepLink(template, data))
    report({ status: 'continue' })
  }
  const onVisible = () => {
    if (isHandedOver && document.visibilityState === 'visible') report({ status: 'accept' })
  }
  // Only a wallet that opens a window takes the focus.
  const onBlur = () => {
    if (plan.kind === 'popup') report({ status: 'continue' })
  }
  connector.emitter.on('message', onMessage)
  document.addEventListener('visibilitychange', onVisible)
  window.addEventListener('blur', onBlur)
  return () => {
    connector.emitter.off('message', onMessage)
    document.removeEventListener('visibilitychange', onVisible)
    window.removeEventListener('blur', onBlur)
  }
}

function setTemplate(connector: Connector, template: string | undefined): void {
  const set: unknown = 'setTemplate' in connector ? connector.setTemplate : undefined
  if (typeof set === 'function') set(template)
}

function createClock(wallet: string) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let expire: (error: Error) => void = () => undefined
  const expired = new Promise<never>((_, reject) => {
    expire = reject
  })
  expired.catch(() => undefined)
  const stop = () => clearTimeout(timer)
  return {
    expired,
    restart(timeout: number) {
      stop()
      timer = setTimeout(() => expire(new WalletTimeoutError({ timeout, wallet })), timeout)
    },
    stop,
  }
}

function toStatus(thrown: unknown, { name }: WalletItem): ConnectStatus {
  const error = toConnectorError(thrown, { connector: name })
  const kind = classifyFailure(thrown, { isOnline: navigator.onLine })
  switch (kind) {
    case 'notInstalled':
      return { status: 'notInstalled' }
    case 'unsupported':
    case 'failed':
      return { error, status: 'failed' }
    case 'noAccount':
    case 'offline':
    case 'pending':
    case 'rejected':
    case 'timedOut':
      return { error, status: kind }
  }
}

const needsNetwork = ({ kind }: ConnectPlan) => kind === 'qr' || kind === 'deepLink' || kind === 'popup'
const isAlreadyConnected = (error: unknown) => error instanceof Error && error.name === 'ConnectorAlreadyConnectedError'

export function getFirstStatus(plan: ConnectPlan): ConnectStatus {
  switch (plan.kind) {
    case 'missing':
      return { status: plan.status }
    case 'device':
    case 'extension':
    case 'popup':
      return { status: 'opening' }
    case 'deepLink':
    case 'frame':
    case 'qr':
      return { status: 'connecting' }
  }
}

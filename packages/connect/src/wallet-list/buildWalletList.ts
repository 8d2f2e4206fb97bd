import type { Config } from 'wagmi'
import { MAX_RECENT_WALLETS } from '../constants.ts'
import { defaultGroups } from '../wallets/defaultGroups.ts'
import type { Marks } from '../wallets/loadMarks.ts'
import { toImage } from '../wallets/toImage.ts'
import type { Wallet, WalletGroup } from '../wallets/Wallet.ts'
import type { Environment } from './Environment.ts'
import { listMarks, nameByMarks } from './injectedMarks.ts'
import { worksOnPhone } from './planConnection.ts'
import type { WalletItem, WalletSection } from './WalletItem.ts'

/** The used properties of a wagmi connector. */
type ConnectorInfo = {
  uid: string
  id: string
  name: string
  type: string
  icon?: string | undefined
  /** Of a hardware connector: whether this browser can reach the device. */
  isSupported?: unknown
}

export type BuildWalletListParameters = {
  connectors: readonly ConnectorInfo[]
  environment: Environment
  groups: readonly WalletGroup[]
  /** Pictures of the catalogue's brands, by id. */
  marks?: Marks | undefined
  /** Injected wallets without EIP-6963, by connector. */
  injected?: ReadonlyMap<string, InjectedProvider> | undefined
  /** Ids of wallets that connected before, newest first. */
  recentIds: readonly string[]
}

/** Recent, then Installed, then the configured groups with the devices after the first; every wallet once, empty groups omitted. */
export function buildWalletList(parameters: BuildWalletListParameters): WalletSection[] {
  const { environment, groups, recentIds } = parameters
  const installed = listInstalled(parameters)
  const isInstalled = new Set(installed.map((item) => item.id))
  const seen = new Set(isInstalled)
  const catalogued = groups.map(({ name, wallets }) => ({
    items: wallets.flatMap((wallet) => {
      if (seen.has(wallet.id)) return []
      seen.add(wallet.id)
      const item = toItem(wallet, parameters)
      return item && (!environment.isMobile || worksOnPhone(item, environment)) ? [item] : []
    }),
    name,
  }))
  const extra = listUnknownConnectors(parameters, seen)
  const hardware = listHardware(parameters)
  const all = [...installed, ...hardware, ...catalogued.flatMap(({ items }) => items), ...extra]
  const recent = recentIds.flatMap((id) => all.find((item) => item.id === id) ?? []).slice(0, MAX_RECENT_WALLETS)
  const isRecent = new Set(recent.map((item) => item.id))
  const [first, ...others] = mergeOther(catalogued, extra)
  const rest = [
    { items: installed, name: 'installed' },
    ...(first ? [first] : []),
    { items: hardware, name: 'hardware' },
    ...others,
  ]
  return [
    { items: recent, name: 'recent' },
    ...rest.map(({ items, name }) => ({ items: items.filter((item) => !isRecent.has(item.id)), name })),
  ].filter(({ items }) => items.length > 0)
}

/** Announced wallets (EIP-6963), then injected ones, without duplicates. */
function listInstalled({ connectors, groups, injected, marks }: BuildWalletListParameters): WalletItem[] {
  const wallets = groups.flatMap((group) => group.wallets)
  const announced = connectors.filter((connector) => connector.type === 'injected' && !isLegacy(connector))
  const items = announced.map((connector): WalletItem => {
    const wallet = wallets.find(({ rdns }) => rdns?.includes(connector.id))
    return {
      connectorUid: connector.uid,
      icon: toSafeIcon(connector.icon) ?? (wallet && toIcon(wallet, marks)),
      id: wallet?.id ?? connector.id,
      name: connector.name,
      reach: 'extension',
      wallet: wallet ?? { id: connector.id, name: connector.name },
    }
  })
  const others = connectors.flatMap(({ id, uid }): WalletItem[] => {
    const found = injected?.get(uid)
    if (!found || found.isAnnounced) return []
    const wallet = findByMarks(wallets, found.marks) ?? { id, name: nameByMarks(found.marks) ?? 'Browser wallet' }
    const icon = toIcon(wallet, marks)
    return [{ connectorUid: uid, icon, id: wallet.id, name: wallet.name, reach: 'extension', wallet }]
  })
  return distinct([...items, ...others])
}

/** Other wallets set isMetaMask too, so the rarer flag wins. */
function findByMarks(wallets: readonly Wallet[], marks: readonly string[]): Wallet | undefined {
  const marked = wallets.filter(({ flag }) => flag !== undefined && marks.includes(flag))
  const rarer = marked.find(({ flag }) => flag !== 'isMetaMask')
  // Without the catalogue, a name without an icon is better than the wrong brand.
  return rarer ?? (marks.length > 1 && nameByMarks(marks) !== 'MetaMask' ? undefined : marked[0])
}

function toItem(wallet: Wallet, { connectors, environment, marks }: BuildWalletListParameters): WalletItem | undefined {
  const find = (id: string) => connectors.find((connector) => connector.id === id)
  const base = { icon: toIcon(wallet, marks), id: wallet.id, name: wallet.name, wallet }
  if (wallet.id === 'safe') {
    const connector = find('safe')
    return connector && environment.isFramed ? { ...base, connectorUid: connector.uid, reach: 'frame' } : undefined
  }
  const own = wallet.id === 'coinbase' ? find('coinbaseWalletSDK') : undefined
  if (own) return { ...base, connectorUid: own.uid, reach: 'popup' }
  const pairing = wallet.deepLinks ? find('walletConnect') : undefined
  if (pairing) return { ...base, connectorUid: pairing.uid, reach: 'walletConnect' }
  if (wallet.id === 'walletConnect') return undefined
  return { ...base, reach: 'none' }
}

/** Devices; on a phone only those that its browser can reach. Elsewhere their dialog explains what is missing. */
function listHardware({ connectors, environment, marks }: BuildWalletListParameters): WalletItem[] {
  return connectors
    .filter(({ isSupported, type }) => type === 'hardware' && !(environment.isMobile && !call(isSupported)))
    .map(({ icon, id, name, uid }) => ({
      connectorUid: uid,
      icon: toSafeIcon(icon) ?? toImage(marks?.[HARDWARE_MARKS[id] ?? id]),
      id,
      name,
      reach: 'device',
      wallet: { id, name },
    }))
}

/** Brand icons by connector. */
const HARDWARE_MARKS: Readonly<Record<string, string>> = { ledgerUsb: 'ledger' }
const call = (test: unknown) => typeof test === 'function' && test() === true

/** The app's connectors that the catalogue does not know: shown under Other. */
function listUnknownConnectors({ connectors }: BuildWalletListParameters, seen: ReadonlySet<string>): WalletItem[] {
  const known = new Set(['walletConnect', 'coinbaseWalletSDK', 'safe', ...seen])
  return connectors
    .filter(({ id, type }) => type !== 'injected' && type !== 'hardware' && !known.has(id))
    .map(({ icon, id, name, uid }) => ({
      connectorUid: uid,
      icon: toSafeIcon(icon),
      id,
      name,
      reach: 'popup',
      wallet: { id, name },
    }))
}

function mergeOther(sections: readonly WalletSection[], extra: readonly WalletItem[]): WalletSection[] {
  if (extra.length === 0) return [...sections]
  if (!sections.some(({ name }) => name === 'other')) return [...sections, { items: extra, name: 'other' }]
  return sections.map(({ items, name }) => ({ items: name === 'other' ? [...items, ...extra] : items, name }))
}

/** The wallet's own picture, or the bundled one of its brand: an image of its own document, so that it cannot run a script. */
const toIcon = ({ icon, id }: Wallet, marks: Marks = {}): string | undefined => icon ?? toImage(marks[id])

/** An announced icon is rendered as an image, never as markup; only data URIs, since any other would be a remote request. */
function toSafeIcon(icon: string | undefined): string | undefined {
  const trimmed = icon?.trim()
  return trimmed?.startsWith('data:image/') ? trimmed : undefined
}

const distinct = (items: readonly WalletItem[]) =>
  items.filter((item, index) => items.findIndex(({ id }) => id === item.id) === index)

export type ListWalletsParameters = Pick<BuildWalletListParameters, 'environment' | 'marks' | 'recentIds'> & {
  config: Config
  /** @default the full catalogue */
  groups: readonly WalletGroup[] | undefined
}

/** This page's list: connectors, injected wallets, catalogue and recent wallets. */
export function listWallets({ config, environment, groups, marks, recentIds }: ListWalletsParameters): WalletSection[] {
  const { connectors } = config
  return buildWalletList({
    connectors,
    environment,
    groups: groups ?? defaultGroups,
    injected: findInjected({
      announced: (config._internal.mipd?.getProviders() ?? []).map(({ provider }) => provider),
      connectors,
      ethereum: typeof window === 'undefined' ? undefined : Reflect.get(window, 'ethereum'),
    }),
    marks,
    recentIds,
  })
}

/** The injected provider behind a legacy connector. */
type InjectedProvider = {
  /** The same wallet has announced itself too. */
  isAnnounced: boolean
  marks: readonly string[]
}

type FindInjectedParameters = {
  /** The providers that announced themselves (EIP-6963). */
  announced: readonly unknown[]
  connectors: readonly { id: string; legacyProvider?: unknown; type: string; uid: string }[]
  ethereum: unknown
}

/** Connectors of wallets without EIP-6963: wagmi's own, and those of `window.ethereum.providers`. */
function isLegacy({ id, type }: { id: string; type: string }): boolean {
  return type === 'injected' && (id === 'injected' || id.startsWith('injected:'))
}

/** Present legacy wallets by connector. */
export function findInjected({ announced, connectors, ethereum }: FindInjectedParameters) {
  const found = new Map<string, InjectedProvider>()
  for (const connector of connectors) {
    if (!isLegacy(connector)) continue
    const provider = connector.legacyProvider ?? ethereum
    if (typeof provider !== 'object' || provider === null) continue
    const marks = listMarks(provider)
    // Some announce a wrapped object: then its flags identify it.
    const isSame = (other: unknown) =>
      other === provider || (marks.length > 0 && listMarks(other).sort().join() === [...marks].sort().join())
    found.set(connector.uid, { isAnnounced: announced.some(isSame), marks })
  }
  return found
}

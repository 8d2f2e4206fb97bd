// A bundler that cannot find it shows this line.
import * as sdk from '@walletconnect/sign-client' // npm i @walletconnect/sign-client@2.21.8
import { type Address, type Chain, getAddress, isAddress, numberToHex, type Transport } from 'viem'
import { PAIRING_SDK } from '../constants.ts'
import {
  ChainNotConfiguredError,
  SwitchChainUnsupportedError,
  UserRejectedError,
  WalletSdkMissingError,
} from '../errors/connectorErrors.ts'
import { listErrorCodes } from '../errors/listErrorCodes.ts'
import { toRequestLink } from '../wallet-list/toRequestLink.ts'
import { pickCapabilities, readCapabilities } from './readCapabilities.ts'

/** Methods requested from a paired wallet. `eth_sign` is omitted: it signs arbitrary hashes. */
const PAIRING_METHODS = [
  'eth_sendTransaction',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_addEthereumChain',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_switchEthereumChain',
  'wallet_watchAsset',
] as const

const PAIRING_EVENTS = ['accountsChanged', 'chainChanged'] as const

/** Proposed namespaces: optional, so that a wallet without one of the chains can still connect. */
export function buildNamespaces(chainIds: readonly number[]) {
  return {
    eip155: {
      chains: chainIds.map((id) => `eip155:${id}`),
      events: [...PAIRING_EVENTS],
      methods: [...PAIRING_METHODS],
    },
  }
}

type PairedAccounts = { accounts: readonly Address[]; chainIds: readonly number[] }

/** Accounts and chains of a session. Entries that do not match `eip155:1:0x…` are skipped. */
export function parsePairedAccounts(entries: readonly string[]): PairedAccounts {
  const parsed = entries.flatMap((entry) => {
    const [, id = '', address = ''] = /^eip155:(\d+):(0x[0-9a-fA-F]{40})$/.exec(entry) ?? []
    return isAddress(address, { strict: false }) ? [{ address: getAddress(address), chainId: Number(id) }] : []
  })
  return {
    accounts: [...new Set(parsed.map(({ address }) => address))],
    chainIds: [...new Set(parsed.map(({ chainId }) => chainId))],
  }
}

/** The accounts of an `accountsChanged` event: plain addresses or `eip155:1:0x…`, as wallets differ. */
export function parseEventAccounts(data: unknown): readonly Address[] {
  if (!Array.isArray(data)) return []
  return data.flatMap((entry: unknown) => {
    const address = typeof entry === 'string' ? (entry.split(':').at(-1) ?? '') : ''
    return isAddress(address, { strict: false }) ? [getAddress(address)] : []
  })
}

/** The chain of a `chainChanged` event: a number, a decimal or a hex string. */
export function parseEventChain(data: unknown): number | undefined {
  const chainId = typeof data === 'number' || typeof data === 'string' ? Number(data) : Number.NaN
  return Number.isSafeInteger(chainId) && chainId > 0 ? chainId : undefined
}

export type PairingProvider = {
  request(request: { method: string; params?: unknown }): Promise<unknown>
  /** Opens the wallet's app at an open request; undefined when nobody knows how. */
  readonly requestLink: string | undefined
}

export type CreatePairingParameters = {
  chains: readonly [Chain, ...Chain[]]
  transports: Readonly<Record<number, Transport>> | undefined
  projectId: string
  relayUrl?: string | undefined
  metadata: { name: string; description: string; url: string; icons: string[] }
  /** The deep link of the wallet that the user picked. */
  getTemplate(): string | undefined
  onUri(uri: string): void
  onAccounts(accounts: readonly Address[]): void
  onChain(chainId: number): void
  onEnd(): void
}

export type Pairing = {
  readonly accounts: readonly Address[]
  readonly chainId: number
  readonly hasSession: boolean
  readonly provider: PairingProvider
  abort(): void
  pair(): Promise<void>
  resume(chainId: number | undefined): void
  switchChain(chainId: number): Promise<Chain>
  end(): Promise<void>
}

/** A WalletConnect session: pairing, requests, events and disconnection. */
export async function createPairing(parameters: CreatePairingParameters): Promise<Pairing> {
  const { chains, getTemplate, onAccounts, onChain, onEnd, onUri, transports } = parameters
  const client = await loadClient(parameters)
  type Session = ReturnType<typeof client.session.get>
  let session: Session | undefined
  let chainId = chains[0].id
  let leave: (() => void) | undefined

  const approved = (): PairedAccounts => parsePairedAccounts(session?.namespaces.eip155?.accounts ?? [])
  const may = (method: string) => session?.namespaces.eip155?.methods.includes(method) === true
  const settleChain = (wanted: number) => {
    const { chainIds } = approved()
    chainId = chainIds.includes(wanted) ? wanted : (chainIds[0] ?? wanted)
  }
  const finish = () => {
    session = undefined
    onEnd()
  }
  const changeAccounts = (accounts: readonly Address[]) => (accounts.length === 0 ? finish() : onAccounts(accounts))
  const changeChain = (next: number) => {
    chainId = next
    onChain(next)
  }
  const isOurs = ({ topic }: { topic: string }) => topic === session?.topic

  client.on('session_event', (event) => {
    if (!isOurs(event)) return
    const { data, name } = event.params.event
    if (name === 'accountsChanged') changeAccounts(parseEventAccounts(data))
    const next = name === 'chainChanged' ? parseEventChain(data) : undefined
    if (next !== undefined) changeChain(next)
  })
  client.on('session_update', (event) => {
    if (!isOurs(event) || !session) return
    session = { ...session, namespaces: event.params.namespaces }
    changeAccounts(approved().accounts)
  })
  client.on('session_delete', (event) => isOurs(event) && finish())
  client.on('session_expire', (event) => isOurs(event) && finish())

  function sendRequest(method: string, params: unknown): Promise<unknown> {
    if (!session) throw new UserRejectedError()
    return client.request({ chainId: `eip155:${chainId}`, request: { method, params }, topic: session.topic })
  }

  async function addChain(chain: Chain): Promise<void> {
    await sendRequest('wallet_addEthereumChain', [
      {
        blockExplorerUrls: chain.blockExplorers ? [chain.blockExplorers.default.url] : undefined,
        chainId: numberToHex(chain.id),
        chainName: chain.name,
        nativeCurrency: chain.nativeCurrency,
        rpcUrls: chain.rpcUrls.default.http,
      },
    ])
  }

  return {
    abort: () => leave?.(),
    get accounts() {
      return approved().accounts
    },
    get chainId() {
      return chainId
    },
    async end() {
      const topic = session?.topic
      session = undefined
      // The wallet may be offline: the local session ends in any case.
      if (topic)
        await client.disconnect({ reason: { code: 6000, message: 'User disconnected.' }, topic }).catch(() => undefined)
    },
    get hasSession() {
      return client.session.length > 0
    },
    async pair() {
      const { approval, uri } = await client.connect({
        optionalNamespaces: buildNamespaces(chains.map(({ id }) => id)),
      })
      if (uri) onUri(uri)
      const left = new Promise<never>((_, reject) => {
        leave = () => reject(new UserRejectedError())
      })
      try {
        session = await Promise.race([approval(), left])
      } finally {
        leave = undefined
      }
      if (approved().accounts.length === 0) throw new UserRejectedError()
      settleChain(chainId)
    },
    provider: {
      get requestLink() {
        if (!session) return undefined
        const { peer, topic } = session
        return toRequestLink({ redirect: peer.metadata.redirect, template: getTemplate(), topic })
      },
      async request({ method, params }) {
        if (method === 'eth_accounts' || method === 'eth_requestAccounts') return approved().accounts
        if (method === 'eth_chainId') return numberToHex(chainId)
        if (may(method)) return sendRequest(method, params ?? [])
        const known =
          method === 'wallet_getCapabilities'
            ? readCapabilities(session?.sessionProperties, approved().chainIds)
            : undefined
        if (known) return pickCapabilities(known, params)
        const chain = chains.find(({ id }) => id === chainId) ?? chains[0]
        const transport = transports?.[chain.id]
        // Reads go to the operator's node, not through the relay to the phone.
        if (!transport || method.startsWith('wallet_'))
          throw Object.assign(new Error(`The wallet does not support ${method}.`), { code: 4200 })
        return transport({ chain }).request({ method, params })
      },
    },
    resume(wanted) {
      session = client.session.getAll().at(-1)
      if (approved().accounts.length === 0) throw new UserRejectedError()
      settleChain(wanted ?? chainId)
    },
    async switchChain(wanted) {
      const chain = chains.find(({ id }) => id === wanted)
      if (!chain) throw new ChainNotConfiguredError({ chainId: wanted, connector: 'WalletConnect' })
      if (!approved().chainIds.includes(wanted)) {
        if (!may('wallet_switchEthereumChain')) throw new SwitchChainUnsupportedError({ connector: 'WalletConnect' })
        await sendRequest('wallet_switchEthereumChain', [{ chainId: numberToHex(wanted) }]).catch(
          async (error: unknown) => {
            if (!listErrorCodes(error).includes(4902)) throw error
            await addChain(chain)
          },
        )
      }
      changeChain(wanted)
      return chain
    },
  }
}

async function loadClient({ metadata, projectId, relayUrl }: CreatePairingParameters) {
  // Vite builds without it, with an empty module in its place.
  if (sdk.SignClient === undefined) throw new WalletSdkMissingError(PAIRING_SDK)
  const client = await sdk.SignClient.init({
    logger: 'silent',
    metadata,
    projectId,
    telemetryEnabled: false,
    ...(relayUrl ? { relayUrl } : {}),
  })
  // No verify iframe: blocked by a CSP or offline it costs five seconds per request.
  client.core.verify.register = async () => undefined
  replayEarlierOnly(client)
  return client
}

/**
 * One second after start the SDK replays pending requests, including those that it is already handling: the second end
 * of a session then rejects without a handler. Only requests that were pending at start are replayed.
 */
export function replayEarlierOnly({ core, session }: Awaited<ReturnType<typeof sdk.SignClient.init>>): void {
  const { messages } = core.relayer
  const earlier = messages.getWithoutAck(session.keys)
  messages.getWithoutAck = () => earlier
}

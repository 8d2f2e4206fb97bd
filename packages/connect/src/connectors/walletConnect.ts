import type { SignClient } from '@walletconnect/sign-client'
import { type Address, numberToHex } from 'viem'
import { createConnector } from 'wagmi'
import {
  ChainNotConfiguredError,
  SwitchChainUnsupportedError,
  UserRejectedError,
  WalletSdkMissingError,
} from '../errors/connectorErrors.ts'
import { listErrorCodes } from '../errors/listErrorCodes.ts'
import { buildNamespaces, parseEventAccounts, parseEventChain, parsePairedAccounts } from './pairingNamespaces.ts'

type Client = Awaited<ReturnType<typeof SignClient.init>>
type Session = ReturnType<Client['session']['get']>
type Provider = { request(request: { method: string; params?: unknown }): Promise<unknown> }
type Properties = {
  /** Ends an attempt that the user left, so that wagmi does not stay "connecting" until the proposal expires. */
  abort(): void
}
type StorageItem = { 'walletConnect.connected': boolean; 'walletConnect.chainId': number }

export type WalletConnectParameters = {
  /** Names the app at the relay; a relay of one's own accepts any. */
  projectId: string
  /** @default the vendor's relay */
  relayUrl?: string | undefined
  metadata: { name: string; description: string; url: string; icons: string[] }
}

/**
 * Pairing by WalletConnect. The SDK is loaded when the user picks it (or had it connected before), its telemetry is
 * off, and its verify iframe is never made: blocked or offline it costs five seconds per request.
 */
export function walletConnect(parameters: WalletConnectParameters) {
  return createConnector<Provider | undefined, Properties, StorageItem>((config) => {
    let loading: Promise<Client> | undefined
    let session: Session | undefined
    let chainId: number | undefined
    let abort: (() => void) | undefined

    const load = () => {
      loading ??= loadClient(parameters)
        .then((client) => {
          client.on('session_event', ({ params, topic }) => topic === session?.topic && onEvent(params.event))
          client.on('session_update', ({ params, topic }) => topic === session?.topic && onUpdate(params.namespaces))
          client.on('session_delete', ({ topic }) => topic === session?.topic && onEnd())
          client.on('session_expire', ({ topic }) => topic === session?.topic && onEnd())
          return client
        })
        .catch((error: unknown) => {
          loading = undefined
          throw error
        })
      return loading
    }
    const approved = () => parsePairedAccounts(session?.namespaces.eip155?.accounts ?? [])

    function onEvent({ data, name }: { name: string; data: unknown }) {
      if (name === 'accountsChanged') changeAccounts(parseEventAccounts(data))
      const next = name === 'chainChanged' ? parseEventChain(data) : undefined
      if (next !== undefined) changeChain(next)
    }
    function onUpdate(namespaces: Session['namespaces']) {
      if (session) session = { ...session, namespaces }
      changeAccounts(approved().accounts)
    }
    function onEnd() {
      session = undefined
      config.emitter.emit('disconnect')
    }
    function changeAccounts(accounts: readonly Address[]) {
      if (accounts.length === 0) onEnd()
      else config.emitter.emit('change', { accounts })
    }
    function changeChain(next: number) {
      chainId = next
      void config.storage?.setItem('walletConnect.chainId', next)
      config.emitter.emit('change', { chainId: next })
    }

    async function pair(client: Client): Promise<Session> {
      const { approval, uri } = await client.connect({
        optionalNamespaces: buildNamespaces(config.chains.map(({ id }) => id)),
      })
      if (uri) config.emitter.emit('message', { data: uri, type: 'display_uri' })
      const left = new Promise<never>((_, reject) => {
        abort = () => reject(new UserRejectedError())
      })
      return Promise.race([approval(), left])
    }

    async function ask(method: string, params: unknown): Promise<unknown> {
      const client = await load()
      if (!session || chainId === undefined) throw new UserRejectedError()
      return client.request({ chainId: `eip155:${chainId}`, request: { method, params }, topic: session.topic })
    }
    const may = (method: string) => session?.namespaces.eip155?.methods.includes(method) === true

    const provider: Provider = {
      async request({ method, params }) {
        if (method === 'eth_accounts' || method === 'eth_requestAccounts') return approved().accounts
        if (method === 'eth_chainId') return numberToHex(chainId ?? config.chains[0].id)
        if (may(method)) return ask(method, params ?? [])
        const chain = config.chains.find(({ id }) => id === chainId) ?? config.chains[0]
        const transport = config.transports?.[chain.id]
        // Reads go to the operator's node, not through the relay to the phone.
        if (!transport || method.startsWith('wallet_'))
          throw Object.assign(new Error(`The wallet does not support ${method}.`), { code: 4200 })
        return transport({ chain }).request({ method, params })
      },
    }

    return {
      abort: () => abort?.(),
      async connect({ chainId: wanted, isReconnecting, withCapabilities } = {}) {
        const client = await load()
        if (isReconnecting) {
          session = client.session.getAll().at(-1)
          chainId = (await config.storage?.getItem('walletConnect.chainId')) ?? undefined
        } else
          session = await pair(client).finally(() => {
            abort = undefined
          })
        const { accounts, chainIds } = approved()
        if (accounts.length === 0) throw new UserRejectedError()
        if (chainId === undefined || !chainIds.includes(chainId)) chainId = chainIds[0] ?? config.chains[0].id
        if (wanted !== undefined && wanted !== chainId)
          await this.switchChain?.({ chainId: wanted }).catch((error: unknown) => {
            if (listErrorCodes(error).includes(4001)) throw error
          })
        await config.storage?.setItem('walletConnect.connected', true)
        await config.storage?.setItem('walletConnect.chainId', chainId)
        return {
          // The type of the answer depends on a flag of the request, which TypeScript cannot follow.
          accounts: (withCapabilities ? accounts.map((address) => ({ address, capabilities: {} })) : accounts) as never,
          chainId,
        }
      },
      async disconnect() {
        const topic = session?.topic
        session = undefined
        await config.storage?.removeItem('walletConnect.connected')
        await config.storage?.removeItem('walletConnect.chainId')
        if (!topic) return
        const client = await load()
        // The wallet may be offline: the session ends here in any case.
        await client.disconnect({ reason: { code: 6000, message: 'User disconnected.' }, topic }).catch(() => undefined)
      },
      async getAccounts() {
        return approved().accounts
      },
      async getChainId() {
        return chainId ?? config.chains[0].id
      },
      async getProvider() {
        return session ? provider : undefined
      },
      id: 'walletConnect',
      async isAuthorized() {
        // wagmi asks every connector at start-up; only a stored session is worth 130 kB.
        if (!(await config.storage?.getItem('walletConnect.connected'))) return false
        try {
          return (await load()).session.length > 0
        } catch {
          return false
        }
      },
      name: 'WalletConnect',
      onAccountsChanged: (accounts) => changeAccounts(parseEventAccounts(accounts)),
      onChainChanged(next) {
        const parsed = parseEventChain(next)
        if (parsed !== undefined) changeChain(parsed)
      },
      onDisconnect: onEnd,
      async switchChain({ addEthereumChainParameter, chainId: wanted }) {
        const chain = config.chains.find(({ id }) => id === wanted)
        if (!chain) throw new ChainNotConfiguredError({ chainId: wanted, connector: 'WalletConnect' })
        if (!approved().chainIds.includes(wanted)) {
          if (!may('wallet_switchEthereumChain')) throw new SwitchChainUnsupportedError({ connector: 'WalletConnect' })
          const target = { chainId: numberToHex(wanted) }
          await ask('wallet_switchEthereumChain', [target]).catch(async (error: unknown) => {
            if (!listErrorCodes(error).includes(4902) || !may('wallet_addEthereumChain')) throw error
            await ask('wallet_addEthereumChain', [
              {
                ...target,
                blockExplorerUrls: chain.blockExplorers ? [chain.blockExplorers.default.url] : undefined,
                chainName: chain.name,
                nativeCurrency: chain.nativeCurrency,
                rpcUrls: chain.rpcUrls.default.http,
                ...addEthereumChainParameter,
              },
            ])
          })
        }
        changeChain(wanted)
        return chain
      },
      type: 'walletConnect',
    }
  })
}

async function loadClient({ metadata, projectId, relayUrl }: WalletConnectParameters): Promise<Client> {
  const { SignClient } = await import('@walletconnect/sign-client').catch((cause: unknown) => {
    throw new WalletSdkMissingError({ cause, sdk: '@walletconnect/sign-client' })
  })
  const client = await SignClient.init({
    logger: 'silent',
    metadata,
    projectId,
    telemetryEnabled: false,
    ...(relayUrl ? { relayUrl } : {}),
  })
  client.core.verify.register = async () => undefined
  return client
}

import { createConnector } from 'wagmi'
import { PAIRING_SDK } from '../constants.ts'
import { WalletSdkMissingError } from '../errors/connectorErrors.ts'
import type { CreatePairingParameters, Pairing, PairingProvider } from './createPairing.ts'

type Properties = {
  /** Aborts an attempt that the user left, so that wagmi is not "connecting" until the proposal expires. */
  abort(): void
  /** The deep link of the wallet that the user picked, for its later requests. */
  setTemplate(template: string | undefined): void
}
type StorageItem = {
  'walletConnect.template': string
  'walletConnect.connected': boolean
  'walletConnect.chainId': number
}

export type WalletConnectParameters = Pick<CreatePairingParameters, 'metadata' | 'projectId' | 'relayUrl'>

/**
 * WalletConnect over any relay. The SDK loads when the user picks it or was connected before; telemetry and the verify
 * iframe are off.
 */
export function walletConnect(parameters: WalletConnectParameters) {
  return createConnector<PairingProvider | undefined, Properties, StorageItem>(
    ({ chains, emitter, storage, transports }) => {
      let loading: Promise<Pairing> | undefined
      let pairing: Pairing | undefined
      let template: string | undefined

      async function load(): Promise<Pairing> {
        loading ??= import('./createPairing.ts').then(
          ({ createPairing }) =>
            createPairing({
              ...parameters,
              chains,
              getTemplate: () => template,
              onAccounts: (accounts) => emitter.emit('change', { accounts }),
              onChain(chainId) {
                void storage?.setItem('walletConnect.chainId', chainId)
                emitter.emit('change', { chainId })
              },
              onEnd: () => emitter.emit('disconnect'),
              onUri: (uri) => emitter.emit('message', { data: uri, type: 'display_uri' }),
              transports,
            }),
          (cause: unknown) => {
            throw new WalletSdkMissingError({ cause, ...PAIRING_SDK })
          },
        )
        try {
          pairing = await loading
          return pairing
        } catch (error) {
          loading = undefined
          throw error
        }
      }

      return {
        abort: () => pairing?.abort(),
        setTemplate(picked) {
          template = picked
          if (picked === undefined) void storage?.removeItem('walletConnect.template')
          else void storage?.setItem('walletConnect.template', picked)
        },
        async connect({ chainId, isReconnecting, withCapabilities } = {}) {
          const current = await load()
          if (isReconnecting) template ??= (await storage?.getItem('walletConnect.template')) ?? undefined
          if (isReconnecting) current.resume((await storage?.getItem('walletConnect.chainId')) ?? undefined)
          else await current.pair()
          if (chainId !== undefined && chainId !== current.chainId)
            await current.switchChain(chainId).catch((error: unknown) => {
              const { code } = Object(error)
              if (code === 4001 || code === 5000) throw error
            })
          await storage?.setItem('walletConnect.connected', true)
          await storage?.setItem('walletConnect.chainId', current.chainId)
          const { accounts } = current
          return {
            // The result type depends on a flag of the request, which TypeScript cannot follow.
            accounts: (withCapabilities
              ? accounts.map((address) => ({ address, capabilities: {} }))
              : accounts) as never,
            chainId: current.chainId,
          }
        },
        async disconnect() {
          await storage?.removeItem('walletConnect.connected')
          await storage?.removeItem('walletConnect.chainId')
          await storage?.removeItem('walletConnect.template')
          await pairing?.end()
        },
        getAccounts: async () => pairing?.accounts ?? [],
        getChainId: async () => pairing?.chainId ?? chains[0].id,
        async getProvider() {
          // wagmi reconnects only connectors with a provider; only a stored session justifies loading 130 kB at start-
          // up.
          if (!pairing && !(await storage?.getItem('walletConnect.connected'))) return undefined
          return (await load().catch(() => undefined))?.provider
        },
        id: 'walletConnect',
        async isAuthorized() {
          if (!(await storage?.getItem('walletConnect.connected'))) return false
          try {
            return (await load()).hasSession
          } catch {
            return false
          }
        },
        name: 'WalletConnect',
        // The session reports its own changes; there is no provider whose events wagmi would forward.
        onAccountsChanged() {},
        onChainChanged() {},
        onDisconnect() {
          emitter.emit('disconnect')
        },
        switchChain: async ({ chainId }) => (await load()).switchChain(chainId),
        type: 'walletConnect',
      }
    },
  )
}

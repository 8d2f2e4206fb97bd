import { type Address, getAddress } from 'viem'
import { createConnector } from 'wagmi'
import { ChainNotConfiguredError, NoAccountError } from '../errors/connectorErrors.ts'
import { loadOnce } from '../loadOnce.ts'
import type { PasskeyProvider } from './createPasskeyProvider.ts'
import type { Passkey } from './requestPasskey.ts'

export type PasskeyParameters = {
  /** The passkeys that the app stored, read on every use. */
  passkeys: () => Promise<readonly Passkey[]>
  /** In the list of wallets. @default 'Passkey' */
  name?: string | undefined
  /** A data URI. */
  icon?: string | undefined
}

type StorageItem = { 'passkey.account': string; 'passkey.chainId': number }

/**
 * Passkeys as accounts: each is the signer contract of a passkey (EIP-1271), for example an owner of a Safe. It signs
 * typed data and messages; what has to be sent, another account sends. The code loads on use.
 */
export function passkey({ icon, name = 'Passkey', passkeys }: PasskeyParameters) {
  return createConnector<PasskeyProvider, Record<string, unknown>, StorageItem>(
    ({ chains, emitter, storage, transports }) => {
      let chainId = chains[0].id
      let account: Address | undefined
      const findChain = (wanted: number) => chains.find(({ id }) => id === wanted)
      const listAccounts = async () => [...new Set((await passkeys()).map(({ address }) => getAddress(address)))]
      const restore = async () => {
        const stored = await storage?.getItem('passkey.account')
        return (await listAccounts()).find((address) => address === stored)
      }
      const load = loadOnce(async () => {
        const { createPasskeyProvider } = await import('./createPasskeyProvider.ts')
        const getChain = () => findChain(chainId) ?? chains[0]
        return createPasskeyProvider({ getAccounts: listAccounts, getChain, loadPasskeys: passkeys, transports })
      })

      /** The browser lists them; the user's choice is the account. */
      async function choose(): Promise<Address | undefined> {
        const known = await passkeys()
        const [first] = known
        if (first && known.every(({ id }) => id === first.id)) return getAddress(first.address)
        if (!first) return undefined
        const { choosePasskey } = await import('./requestPasskey.ts')
        return getAddress((await choosePasskey(known)).address)
      }

      return {
        async connect({ chainId: wanted, isReconnecting, withCapabilities } = {}) {
          account = isReconnecting ? await restore() : await choose()
          if (!account) throw new NoAccountError({ wallet: name })
          const last = isReconnecting ? await storage?.getItem('passkey.chainId') : undefined
          chainId = findChain(wanted ?? last ?? chainId)?.id ?? chainId
          await storage?.setItem('passkey.account', account)
          await storage?.setItem('passkey.chainId', chainId)
          return {
            // The result type depends on a flag of the request, which TypeScript cannot follow.
            accounts: (withCapabilities ? [{ address: account, capabilities: {} }] : [account]) as never,
            chainId,
          }
        },
        async disconnect() {
          account = undefined
          await storage?.removeItem('passkey.account')
          await storage?.removeItem('passkey.chainId')
        },
        // Without a connection all: a page may sign as one of them without connecting it.
        getAccounts: async () => (account ? [account] : listAccounts()),
        getChainId: async () => chainId,
        getProvider: async () => ({ request: async (request) => (await load()).request(request) }),
        ...(icon ? { icon } : {}),
        id: 'passkey',
        isAuthorized: async () => (await restore()) !== undefined,
        name,
        onAccountsChanged() {},
        onChainChanged() {},
        onDisconnect() {
          emitter.emit('disconnect')
        },
        async switchChain({ chainId: wanted }) {
          const chain = findChain(wanted)
          if (!chain) throw new ChainNotConfiguredError({ chainId: wanted, connector: name })
          chainId = wanted
          await storage?.setItem('passkey.chainId', wanted)
          emitter.emit('change', { chainId })
          return chain
        },
        type: 'passkey',
      }
    },
  )
}

import { type Address, type Chain, type Client, isAddress, type Transport } from 'viem'
import { type CreateConnectorFn, createConnector } from 'wagmi'
import type { HardwareAccount } from '../hardware/HardwareSigner.ts'
import { loadOnce } from '../loadOnce.ts'
import type { HardwareTheme } from './openHardwareDialog.tsx'

export type HardwareConnectorParameters = HardwareTheme & {
  /** A line below each account of the list, such as balance and owned Safes. @default the balance, by the chain's node */
  describeAccount?: ((account: { address: Address; chainId: number }) => Promise<string>) | undefined
  /** Clients of the chains' nodes. @default by the transports of wagmi's configuration */
  getClient?: ((chainId: number) => Client<Transport, Chain> | undefined) | undefined
  name?: string | undefined
}

export type HardwareSession = {
  chooseAccount(chainId: number): Promise<HardwareAccount>
  request(request: { method: string; params?: unknown }): Promise<unknown>
}

export type OpenSessionParameters = HardwareConnectorParameters & {
  chains: readonly Chain[]
  getAccount(): HardwareAccount | undefined
  getChainId(): number
  name: string
  setChainId(chainId: number): void
  transports: Parameters<CreateConnectorFn>[0]['transports']
}

export type CreateHardwareConnectorParameters = HardwareConnectorParameters & {
  id: string
  /** Whether this browser can reach the device. */
  isSupported(): boolean
  name: string
  /** Loads protocol and dialog. */
  open(parameters: OpenSessionParameters): Promise<HardwareSession>
}

/**
 * A device as a connector. Its account is stored, so that a reload needs no device; protocol and dialog load when it is
 * picked or has to sign.
 */
export function createHardwareConnector(parameters: CreateHardwareConnectorParameters): CreateConnectorFn {
  const { id, name } = parameters
  const key = `hardware.${id}`
  return createConnector(({ chains, emitter, storage, transports }) => {
    let account: HardwareAccount | undefined
    let chainId = chains[0].id

    const open = loadOnce(() =>
      parameters.open({
        ...parameters,
        chains,
        getAccount: () => account,
        getChainId: () => chainId,
        setChainId,
        transports,
      }),
    )
    const provider = {
      request: async (request: { method: string; params?: unknown }) => (await open()).request(request),
    }

    async function save(): Promise<void> {
      await storage?.setItem(key, account && { ...account, chainId })
    }

    function setChainId(next: number): void {
      chainId = next
      void save()
      emitter.emit('change', { chainId })
    }

    async function restore(): Promise<boolean> {
      if (account) return true
      const stored = parseStored(await storage?.getItem(key))
      if (!stored) return false
      account = stored.account
      if (chains.some((chain) => chain.id === stored.chainId)) chainId = stored.chainId
      return true
    }

    return {
      async connect({ chainId: wanted, isReconnecting, withCapabilities } = {}) {
        if (wanted !== undefined && chains.some((chain) => chain.id === wanted)) chainId = wanted
        if (!(isReconnecting && (await restore()))) account = await (await open()).chooseAccount(chainId)
        await save()
        const accounts = account ? [account.address] : []
        return {
          // The result type depends on a flag of the request, which TypeScript cannot follow.
          accounts: (withCapabilities ? accounts.map((address) => ({ address, capabilities: {} })) : accounts) as never,
          chainId,
        }
      },
      async disconnect() {
        account = undefined
        await storage?.removeItem(key)
      },
      getAccounts: async () => (account ? [account.address] : []),
      getChainId: async () => chainId,
      getProvider: async () => provider,
      id,
      isAuthorized: restore,
      isSupported: parameters.isSupported,
      name,
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {
        emitter.emit('disconnect')
      },
      async switchChain({ chainId: next }) {
        const chain = chains.find((known) => known.id === next)
        if (!chain) throw Object.assign(new Error(`Chain ${next} is not configured.`), { code: 4902 })
        setChainId(next)
        return chain
      },
      type: 'hardware',
    }
  })
}

/** Storage may hold anything; an account whose device cannot be asked for it is none. */
function parseStored(stored: unknown): { account: HardwareAccount; chainId: number } | undefined {
  const { address, chainId, fingerprint, path } = Object(stored)
  if (typeof address !== 'string' || !isAddress(address) || typeof chainId !== 'number') return undefined
  if (!Array.isArray(path) || path.length > 10 || !path.every(isUint32)) return undefined
  return { account: { address, path, ...(isUint32(fingerprint) ? { fingerprint } : {}) }, chainId }
}

const isUint32 = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 0xff_ff_ff_ff

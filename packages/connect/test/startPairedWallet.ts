import { SignClient } from '@walletconnect/sign-client'
import { isHex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { replayEarlierOnly } from '../src/connectors/createPairing.ts'

export type StartPairedWalletParameters = {
  chainIds: readonly number[]
  key: `0x${string}`
  relayUrl: string
  /** Links of the wallet's app. */
  redirect?: { native: string; universal: string }
  /** Refuses the proposal. */
  rejectsProposal?: boolean
}

export type PairedWallet = {
  account: PrivateKeyAccount
  requested: string[]
  pair(uri: string): Promise<void>
  end(): Promise<void>
  emit(event: { name: string; data: unknown; chainId: number }): Promise<void>
  rejectsRequests: boolean
  stop(): Promise<void>
}

/** A phone: the real SDK on the wallet's side, with a real key. */
export async function startPairedWallet(parameters: StartPairedWalletParameters): Promise<PairedWallet> {
  const { chainIds, key, redirect, rejectsProposal = false, relayUrl } = parameters
  const account = privateKeyToAccount(key)
  const entries = new Map<string, unknown>()
  const client = await SignClient.init({
    customStoragePrefix: crypto.randomUUID(),
    logger: 'silent',
    metadata: {
      description: 'A phone',
      icons: [],
      name: 'Lab phone',
      url: 'https://phone.example',
      ...(redirect ? { redirect } : {}),
    },
    projectId: 'local',
    relayUrl,
    storage: {
      getEntries: async <value>() => [...entries] as [string, value][],
      getItem: async <value>(name: string) => entries.get(name) as value | undefined,
      getKeys: async () => [...entries.keys()],
      removeItem: async (name: string) => void entries.delete(name),
      setItem: async (name: string, value: unknown) => void entries.set(name, value),
    },
    telemetryEnabled: false,
  })
  client.core.verify.register = async () => undefined
  replayEarlierOnly(client)
  let topic = ''
  const wallet: PairedWallet = {
    account,
    requested: [],
    emit: ({ chainId, data, name }) => client.emit({ chainId: `eip155:${chainId}`, event: { data, name }, topic }),
    end: () => client.disconnect({ reason: { code: 6000, message: 'User disconnected.' }, topic }),
    pair: async (uri) => void (await client.pair({ uri })),
    rejectsRequests: false,
    async stop() {
      await client.core.relayer.transportClose().catch(() => undefined)
      client.core.heartbeat.stop()
    },
  }
  client.on('session_proposal', async ({ id }) => {
    if (rejectsProposal) return client.reject({ id, reason: { code: 5000, message: 'User rejected.' } })
    const { acknowledged, topic: agreed } = await client.approve({
      id,
      namespaces: {
        eip155: {
          accounts: chainIds.map((chainId) => `eip155:${chainId}:${account.address}`),
          chains: chainIds.map((chainId) => `eip155:${chainId}`),
          events: ['accountsChanged', 'chainChanged'],
          methods: ['personal_sign', 'eth_sendTransaction', 'eth_signTypedData_v4', 'wallet_switchEthereumChain'],
        },
      },
    })
    topic = agreed
    await acknowledged()
    return undefined
  })
  client.on('session_request', async ({ id, params, topic: from }) => {
    const { method, params: values } = params.request
    wallet.requested.push(method)
    // Waits for its owner, who has to open the app.
    if (method === 'eth_signTypedData_v4') return
    const data: unknown = Array.isArray(values) ? values[0] : undefined
    const isSigned = method === 'personal_sign' && isHex(data) && !wallet.rejectsRequests
    const body = isSigned
      ? { result: await account.signMessage({ message: { raw: data } }) }
      : { error: { code: wallet.rejectsRequests ? 4001 : 4200, message: 'No.' } }
    await client.respond({ response: { id, jsonrpc: '2.0', ...body }, topic: from })
  })
  return wallet
}

import { getBalances } from '@countersign/client'
import {
  type HostContext,
  type HostedChainInfo,
  type HostedSafeInfo,
  type HostMethods,
  HostRefusal,
} from '@countersign/frame/host'
import type { SafeState } from '@countersign/protocol/chain'
import type { ChainConfig } from '@countersign/protocol/config'
import type { MessageContent } from '@countersign/protocol/wire'
import { type Hex, isAddress } from 'viem'
import { enqueueRequest, type RequestBody, type Requester } from '../../domain/app-requests/createRequestQueue.ts'
import { readProvenDetails, signsOffChain } from '../../domain/app-requests/readProvenDetails.ts'
import { balancesQuery } from '../../domain/assets/balancesQuery.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { changeGrants, findGrants, type OriginGrants, openHostedApps } from '../../domain/safe-apps/storedApps.ts'
import { getChainClient, type Services } from '../../domain/services/Services.ts'
import { messageQuery } from '../../domain/transactions/messageQueries.ts'

import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { withChainAmounts } from './withChainAmounts.ts'

const t = createCatalogue('apps')

/** How old balances for an app may be, in milliseconds: apps poll. */
const balanceAge = 5_000

type CreateHostMethodsParameters = {
  safe: CurrentSafe
  requester: Requester
  /** The Safe's current state, synchronously: apps wait only ten milliseconds for it. */
  getState: () => SafeState
  isReadOnly: () => boolean
}

/** The RPC methods offered to a framed app: facts come from the chain, decisions from an owner. */
export function createHostMethods(services: Services, parameters: CreateHostMethodsParameters): HostMethods {
  const { requester, getState, isReadOnly, safe } = parameters
  const { address, chain, chainId } = safe
  const apps = openHostedApps(services.storage)
  const readGrants = () => findGrants(apps.get(), requester.origin)
  /** Set by the app while open, as in the official host. */
  let wantsOffChain = true

  /** Enqueues a request; any outcome but the wanted one rejects with the Safe Apps SDK's error text. */
  async function decide(body: RequestBody, { signal }: HostContext) {
    const answer = await enqueueRequest(services, { safe, requester, body, signal })
    if (answer.outcome !== 'refused') return answer
    if (answer.reason === 'flood') throw new HostRefusal(t('refusals.flood'), { isFlood: true })
    throw new HostRefusal(body.kind === 'permission' ? t('refusals.permissions') : t('refusals.transaction'))
  }

  async function sign(content: MessageContent, context: HostContext) {
    const { fallbackHandler, version } = getState()
    const isOnChain = !wantsOffChain || !signsOffChain({ fallbackHandler, sdkVersion: context.sdkVersion, version })
    const answer = await decide({ kind: 'message', content, isOnChain }, context)
    if (answer.outcome === 'transaction') return { safeTxHash: answer.safeTxHash }
    if (answer.outcome === 'message') return { messageHash: answer.messageHash, signature: answer.signature }
    throw new HostRefusal(t('refusals.transaction'))
  }

  return {
    getSafeInfo: () => describeSafe(getState(), { chain, isReadOnly: isReadOnly() }),
    getChainInfo: () => describeChain(chain, window.location.origin),
    getEnvironmentInfo: () => ({ origin: window.location.origin }),
    async getSafeBalances({ currency }, { signal }) {
      const [claimed, { holdings }] = await Promise.all([
        getBalances(services.service, { chainId, address, currency, excludeSpam: true, signal }),
        services.queryClient.fetchQuery({ ...balancesQuery(services, safe), staleTime: balanceAge }),
      ])
      return withChainAmounts({ claimed, holdings, listed: chain.tokens.map((token) => token.address) })
    },
    getTxBySafeTxHash: ({ safeTxHash }) => readProvenDetails(services, { chainId, address, safeTxHash }),
    async sendTransactions({ txs }, context) {
      const answer = await decide({ kind: 'transactions', calls: txs }, context)
      if (answer.outcome !== 'transaction') throw new HostRefusal(t('refusals.transaction'))
      return { safeTxHash: answer.safeTxHash }
    },
    signMessage: ({ message }, context) => sign(message, context),
    signTypedMessage: ({ typedData }, context) => sign(typedData, context),
    async getOffChainSignature(messageHash: Hex) {
      const query = messageQuery(services, { chainId, address, messageHash })
      const { isComplete, signature } = await services.queryClient.fetchQuery({ ...query, staleTime: 0 })
      return isComplete ? signature : undefined
    },
    rpcCall: ({ call, params }) =>
      getChainClient(services, chainId).request<{ Method: string; Parameters: unknown; ReturnType: unknown }>({
        method: call,
        params,
      }),
    setSafeSettings({ offChainSigning }) {
      wantsOffChain = offChainSigning
      return { offChainSigning }
    },
    getPermissions: () => listPermissions(requester.origin, readGrants()),
    async requestPermissions(_requests, context) {
      if (readGrants()?.addressBookAt === undefined) {
        await decide({ kind: 'permission', capability: 'requestAddressBook' }, context)
        apps.update((all) => changeGrants(all, requester.origin, { addressBookAt: Date.now() }))
      }
      return listPermissions(requester.origin, readGrants())
    },
    requestAddressBook: () =>
      readGrants()?.addressBookAt === undefined
        ? []
        : // Names apply to all chains; an app gets them for its own chain.
          Object.entries(services.names.get()).flatMap(([named, name]) =>
            isAddress(named) ? [{ address: named, name, chainId: String(chainId) }] : [],
          ),
  }
}

/** The SDK's legacy names of two chains. */
const legacyNames: Readonly<Record<number, string>> = { 1: 'MAINNET', 100: 'XDAI' }

/** Built from chain data only. */
function describeSafe(
  state: SafeState,
  { chain, isReadOnly }: { chain: ChainConfig; isReadOnly: boolean },
): HostedSafeInfo {
  const { address, chainId, fallbackHandler, guard, implementation, modules, nonce, owners, threshold, version } = state
  return {
    safeAddress: address,
    chainId,
    owners: [...owners],
    threshold,
    isReadOnly,
    nonce: Number(nonce),
    implementation,
    modules: modules && modules.length > 0 ? [...modules] : null,
    fallbackHandler: fallbackHandler ?? null,
    guard: guard ?? null,
    version,
    network: (legacyNames[chainId] ?? chain.name).toUpperCase(),
  }
}

/** Built from the configuration; without an explorer, our own pages serve as one. */
function describeChain(chain: ChainConfig, origin: string): HostedChainInfo {
  const { blockExplorers, id, name, nativeCurrency, shortName } = chain
  const explorer = (blockExplorers?.default.url ?? `${origin}/explorer/${id}`).replace(/\/+$/, '')
  const { decimals, name: coin, symbol } = nativeCurrency
  return {
    chainName: name,
    chainId: String(id),
    shortName,
    nativeCurrency: { name: coin, symbol, decimals, logoUri: '' },
    blockExplorerUriTemplate: {
      address: `${explorer}/address/{{address}}`,
      txHash: `${explorer}/tx/{{txHash}}`,
      api: `${explorer}/api?module={{module}}&action={{action}}&address={{address}}&apiKey={{apiKey}}`,
    },
  }
}

function listPermissions(origin: string, grants: OriginGrants | undefined) {
  if (grants?.addressBookAt === undefined) return []
  return [{ parentCapability: 'requestAddressBook', invoker: origin, date: grants.addressBookAt, caveats: [] }]
}

import { createClient } from '@countersign/client'
import { safeDeployments } from '@countersign/protocol/chain'
import { ChainConfigSchema } from '@countersign/protocol/config'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { checkServiceChain } from './useSafeChecks.ts'

const t = createCatalogue('checks')

const nativeCurrency = { decimals: 18, name: 'Ether', symbol: 'ETH' }
const chain = ChainConfigSchema.parse({
  id: 31_337,
  name: 'Demo chain',
  nativeCurrency,
  network: 'demo',
  rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
  shortName: 'demo',
})
const endpoint = { authentication: 'NO_AUTHENTICATION', value: 'http://127.0.0.1:9' }
const reported = {
  blockExplorerUriTemplate: { address: '', api: '', txHash: '' },
  chainId: '31337',
  chainName: 'Demo chain',
  l2: true,
  nativeCurrency,
  publicRpcUri: endpoint,
  rpcUri: endpoint,
  safeAppsRpcUri: endpoint,
  shortName: 'demo',
}
const released = safeDeployments.find(({ name, version }) => name === 'Safe' && version === '1.4.1')?.address

/** A service with this chain description and these singletons; undefined: it does not answer. */
function check({ copies, info }: { copies?: unknown; info?: unknown }) {
  const service = createClient({
    baseUrl: 'https://service.example',
    async fetch(input) {
      const answer = String(input).endsWith('master-copies') ? copies : info
      return answer === undefined ? new Response(null, { status: 404 }) : Response.json(answer)
    },
  })
  return checkServiceChain(service, { chain, signal: new AbortController().signal })
}

test('default: a service that describes the chain as the operator does', async () => {
  const checks = await check({ copies: [{ address: released, version: '1.4.1' }], info: reported })
  expect(checks.length).toBeGreaterThan(3)
  expect(checks.filter(({ verdict }) => verdict !== 'ok')).toEqual([])
  expect(checks.at(-1)?.title).toBe(t('masterCopies', { count: 1 }))
})

test('behavior: another coin, and a contract that Safe never released, are called out', async () => {
  const checks = await check({
    copies: [{ address: zeroAddress, version: '1.4.1' }],
    info: { ...reported, nativeCurrency: { ...nativeCurrency, symbol: 'EHT' } },
  })
  const differing = checks.filter(({ verdict }) => verdict === 'warn')
  expect(differing).toMatchObject([
    { code: expect.stringContaining('CURRENCY_SYMBOL') },
    { detail: `${zeroAddress} (1.4.1)`, title: t('unofficialMasterCopies') },
  ])
})

test('behavior: a service that does not say is not judged', async () => {
  expect(await check({})).toEqual([])
})

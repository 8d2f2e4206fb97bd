import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseEnvironment } from './parseEnvironment.ts'

test('default', () => {
  expect(parseEnvironment({})).toEqual({
    abisFile: undefined,
    appsFile: undefined,
    arweaveGateway: 'https://arweave.net',
    chainPort: 8545,
    chainsFile: undefined,
    clearSigningFolder: undefined,
    corsOrigins: [],
    dataDir: resolve('.countersign'),
    databaseUrl: undefined,
    demoChains: 1,
    frameHosts: [],
    host: '127.0.0.1',
    ipfsGateway: 'https://ipfs.io',
    limits: {
      maxConnectionsPerAddress: 500,
      maxStreams: 5_000,
      maxStreamsPerAddress: 250,
      proxyHops: 0,
      ratePerAddress: 300,
    },
    logLevel: 'info',
    maxReorgDepth: 256,
    maxUnsigned: 50,
    metadata: 'off',
    ownerWebhooks: 'public',
    metricsToken: undefined,
    port: 8000,
    prices: undefined,
    publicUrl: undefined,
    service: { nodeOrigins: [], serviceOrigins: [], serviceUrl: '' },
    wallets: {
      coinbase: false,
      lookups: { avatars: false, names: false },
      relayUrl: null,
      walletConnectProjectId: 'countersign',
    },
    webhooksFile: undefined,
    webUrl: undefined,
  })
})

test('behavior: an empty variable is unset', () => {
  expect(parseEnvironment({ COUNTERSIGN_CHAINS: '', DATABASE_URL: ' ', PORT: '' })).toEqual(parseEnvironment({}))
})

test('parameters: every variable', () => {
  expect(
    parseEnvironment({
      CHAIN_PORT: '0',
      COUNTERSIGN_ABIS: '/etc/countersign/abis.json',
      COUNTERSIGN_APPS: '/etc/countersign/apps.json',
      COUNTERSIGN_ARWEAVE: 'https://arweave.example/',
      COUNTERSIGN_CHAINS: '/etc/countersign/chains.json',
      COUNTERSIGN_CLEAR_SIGNING: '/etc/countersign/registry',
      COUNTERSIGN_DATA: '/var/lib/countersign',
      COUNTERSIGN_DEMO_CHAINS: '2',
      COUNTERSIGN_IPFS: 'http://127.0.0.1:8080',
      COUNTERSIGN_MAX_REORG: '64',
      COUNTERSIGN_MAX_CONNECTIONS_EACH: '20',
      COUNTERSIGN_METRICS_TOKEN: '0123456789abcdef',
      COUNTERSIGN_MAX_STREAMS: '10',
      COUNTERSIGN_MAX_STREAMS_EACH: '2',
      COUNTERSIGN_MAX_UNSIGNED: '7',
      COUNTERSIGN_PROXIES: '1',
      COUNTERSIGN_RATE: '50',
      COUNTERSIGN_METADATA: 'public',
      COUNTERSIGN_OWNER_WEBHOOKS: 'any',
      COUNTERSIGN_FRAME_HOSTS: 'https://host.example',
      COUNTERSIGN_ORIGINS: 'https://a.example, http://localhost:5173',
      COUNTERSIGN_PRICES: 'https://prices.example/all.json',
      COUNTERSIGN_COINBASE: 'on',
      COUNTERSIGN_LOOKUPS: 'names',
      COUNTERSIGN_NODE_ORIGINS: 'https://node.example',
      COUNTERSIGN_RELAY: 'wss://relay.example',
      COUNTERSIGN_RELAY_PROJECT: 'abc123',
      COUNTERSIGN_SERVICE_ORIGINS: 'https://service.example, http://localhost:9000',
      COUNTERSIGN_SERVICE_URL: 'https://api.example/base/',
      COUNTERSIGN_WEB_URL: 'https://app.example.org',
      COUNTERSIGN_WEBHOOKS: '/etc/countersign/webhooks.json',
      DATABASE_URL: 'postgres://user:secret@db:5432/safe',
      HOST: '::1',
      LOG_LEVEL: 'debug',
      PORT: '65535',
      PUBLIC_URL: 'https://safe.example.org',
    }),
  ).toEqual({
    abisFile: '/etc/countersign/abis.json',
    appsFile: '/etc/countersign/apps.json',
    arweaveGateway: 'https://arweave.example',
    chainPort: 0,
    chainsFile: '/etc/countersign/chains.json',
    clearSigningFolder: '/etc/countersign/registry',
    corsOrigins: ['https://a.example', 'http://localhost:5173'],
    dataDir: '/var/lib/countersign',
    databaseUrl: 'postgres://user:secret@db:5432/safe',
    demoChains: 2,
    frameHosts: ['https://host.example'],
    host: '::1',
    ipfsGateway: 'http://127.0.0.1:8080',
    limits: { maxConnectionsPerAddress: 20, maxStreams: 10, maxStreamsPerAddress: 2, proxyHops: 1, ratePerAddress: 50 },
    logLevel: 'debug',
    maxReorgDepth: 64,
    maxUnsigned: 7,
    metadata: 'public',
    ownerWebhooks: 'any',
    metricsToken: '0123456789abcdef',
    port: 65535,
    prices: 'https://prices.example/all.json',
    publicUrl: 'https://safe.example.org',
    service: {
      nodeOrigins: ['https://node.example'],
      serviceOrigins: ['https://service.example', 'http://localhost:9000'],
      serviceUrl: 'https://api.example/base',
    },
    wallets: {
      coinbase: true,
      lookups: { avatars: false, names: true },
      relayUrl: 'wss://relay.example',
      walletConnectProjectId: 'abc123',
    },
    webhooksFile: '/etc/countersign/webhooks.json',
    webUrl: 'https://app.example.org',
  })
})

test('parameters: no embedded chain', () => {
  expect(parseEnvironment({ COUNTERSIGN_DEMO_CHAINS: '0' }).demoChains).toBe(0)
})

test.each([
  ['COUNTERSIGN_DEMO_CHAINS', '3'],
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['CHAIN_PORT', '0x10'],
  ['HOST', 'a b'],
  ['LOG_LEVEL', 'loud'],
  ['DATABASE_URL', 'mysql://user:secret@db/safe'],
  ['DATABASE_URL', 'secret'],
  ['PUBLIC_URL', 'https://safe.example.org/app'],
  ['PUBLIC_URL', 'safe.example.org'],
  ['COUNTERSIGN_WEB_URL', 'https://app.example.org/explorer'],
  ['COUNTERSIGN_RELAY', 'https://relay.example'],
  ['COUNTERSIGN_RELAY_PROJECT', 'a b'],
  ['COUNTERSIGN_SERVICE_URL', 'ftp://api.example'],
  ['COUNTERSIGN_SERVICE_URL', 'api.example'],
  ['COUNTERSIGN_NODE_ORIGINS', 'https://*.example'],
  ['COUNTERSIGN_SERVICE_ORIGINS', 'https://*.example'],
  ['COUNTERSIGN_SERVICE_ORIGINS', 'https://api.example/path'],
  ['COUNTERSIGN_COINBASE', 'yes'],
  ['COUNTERSIGN_LOOKUPS', 'all'],
  ['COUNTERSIGN_ORIGINS', 'https://a.example,*'],
  ['COUNTERSIGN_FRAME_HOSTS', 'https://*.example'],
  ['COUNTERSIGN_MAX_UNSIGNED', '-1'],
  ['COUNTERSIGN_MAX_STREAMS', 'many'],
  ['COUNTERSIGN_METADATA', 'yes'],
  ['COUNTERSIGN_PROXIES', '-1'],
  ['COUNTERSIGN_RATE', '1.5'],
  ['COUNTERSIGN_IPFS', 'ipfs.example'],
  ['COUNTERSIGN_ARWEAVE', 'ftp://arweave.example'],
])('error: %s=%s is refused by one sentence that names the variable', (name, value) => {
  const refuse = () => parseEnvironment({ [name]: value })
  expect(refuse).toThrowError(new RegExp(`^${name} is not [^\n]+: set it to [^\n]+\\.$`))
  expect(refuse).not.toThrowError(/secret/)
})

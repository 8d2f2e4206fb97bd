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
    directUrl: undefined,
    frameHosts: [],
    host: '127.0.0.1',
    hosts: [],
    ipfsGateway: 'https://ipfs.io',
    keyCheckMonths: 3,
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
    partitions: 0,
    port: 8000,
    prices: undefined,
    publicUrl: undefined,
    push: { contact: undefined, mode: 'public', privateKey: undefined },
    replicaUrls: [],
    service: { gatewayOrigins: [], nodeOrigins: [], serviceOrigins: [], serviceUrl: '', userNetworks: 'listed' },
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
      COUNTERSIGN_KEY_CHECK_MONTHS: '6',
      COUNTERSIGN_MAX_REORG: '64',
      COUNTERSIGN_MAX_CONNECTIONS_EACH: '20',
      COUNTERSIGN_METRICS_TOKEN: '0123456789abcdef',
      COUNTERSIGN_MAX_STREAMS: '10',
      COUNTERSIGN_MAX_STREAMS_EACH: '2',
      COUNTERSIGN_MAX_UNSIGNED: '7',
      COUNTERSIGN_PROXIES: '1',
      COUNTERSIGN_PUSH: 'any',
      COUNTERSIGN_PUSH_CONTACT: 'mailto:ops@example.org',
      COUNTERSIGN_PUSH_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
      COUNTERSIGN_RATE: '50',
      COUNTERSIGN_METADATA: 'public',
      COUNTERSIGN_OWNER_WEBHOOKS: 'any',
      COUNTERSIGN_FRAME_HOSTS: 'https://host.example',
      COUNTERSIGN_HOSTS: 'safe.lan, gateway-1:8000,',
      COUNTERSIGN_ORIGINS: 'https://a.example, http://localhost:5173',
      COUNTERSIGN_PRICES: 'https://prices.example/all.json',
      COUNTERSIGN_COINBASE: 'on',
      COUNTERSIGN_LOOKUPS: 'names',
      COUNTERSIGN_GATEWAY_ORIGINS: 'https://ipfs.example',
      COUNTERSIGN_NODE_ORIGINS: 'https://node.example',
      COUNTERSIGN_USER_NETWORKS: 'any',
      COUNTERSIGN_RELAY: 'wss://relay.example',
      COUNTERSIGN_RELAY_PROJECT: 'abc123',
      COUNTERSIGN_SERVICE_ORIGINS: 'https://service.example, http://localhost:9000',
      COUNTERSIGN_SERVICE_URL: 'https://api.example/base/',
      COUNTERSIGN_WEB_URL: 'https://app.example.org',
      COUNTERSIGN_WEBHOOKS: '/etc/countersign/webhooks.json',
      DATABASE_DIRECT_URL: 'postgres://user:secret@primary:5432/safe',
      DATABASE_PARTITIONS: '16',
      DATABASE_REPLICA_URLS: 'postgres://a@one/safe, postgres://a@two/safe',
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
    directUrl: 'postgres://user:secret@primary:5432/safe',
    frameHosts: ['https://host.example'],
    host: '::1',
    hosts: ['safe.lan', 'gateway-1:8000'],
    ipfsGateway: 'http://127.0.0.1:8080',
    keyCheckMonths: 6,
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
    push: {
      contact: 'mailto:ops@example.org',
      mode: 'any',
      privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
    },
    partitions: 16,
    replicaUrls: ['postgres://a@one/safe', 'postgres://a@two/safe'],
    service: {
      gatewayOrigins: ['https://ipfs.example'],
      nodeOrigins: ['https://node.example'],
      serviceOrigins: ['https://service.example', 'http://localhost:9000'],
      serviceUrl: 'https://api.example/base',
      userNetworks: 'any',
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
  ['DATABASE_DIRECT_URL', 'secret'],
  ['DATABASE_PARTITIONS', '1'],
  ['DATABASE_REPLICA_URLS', 'postgres://a@one/safe,secret'],
  ['PUBLIC_URL', 'https://safe.example.org/app'],
  ['PUBLIC_URL', 'safe.example.org'],
  ['COUNTERSIGN_WEB_URL', 'https://app.example.org/explorer'],
  ['COUNTERSIGN_RELAY', 'https://relay.example'],
  ['COUNTERSIGN_RELAY_PROJECT', 'a b'],
  ['COUNTERSIGN_SERVICE_URL', 'ftp://api.example'],
  ['COUNTERSIGN_SERVICE_URL', 'api.example'],
  ['COUNTERSIGN_GATEWAY_ORIGINS', 'https://ipfs.example/path'],
  ['COUNTERSIGN_NODE_ORIGINS', 'https://*.example'],
  ['COUNTERSIGN_USER_NETWORKS', 'all'],
  ['COUNTERSIGN_SERVICE_ORIGINS', 'https://*.example'],
  ['COUNTERSIGN_SERVICE_ORIGINS', 'https://api.example/path'],
  ['COUNTERSIGN_COINBASE', 'yes'],
  ['COUNTERSIGN_LOOKUPS', 'all'],
  ['COUNTERSIGN_ORIGINS', 'https://a.example,*'],
  ['COUNTERSIGN_FRAME_HOSTS', 'https://*.example'],
  ['COUNTERSIGN_HOSTS', 'https://safe.lan'],
  ['COUNTERSIGN_HOSTS', '*.safe.lan'],
  ['COUNTERSIGN_MAX_UNSIGNED', '-1'],
  ['COUNTERSIGN_MAX_STREAMS', 'many'],
  ['COUNTERSIGN_METADATA', 'yes'],
  ['COUNTERSIGN_PROXIES', '-1'],
  ['COUNTERSIGN_PUSH', 'on'],
  ['COUNTERSIGN_PUSH_CONTACT', 'ops@example.org'],
  ['COUNTERSIGN_PUSH_KEY', 'secret'],
  ['COUNTERSIGN_KEY_CHECK_MONTHS', '25'],
  ['COUNTERSIGN_RATE', '1.5'],
  ['COUNTERSIGN_IPFS', 'ipfs.example'],
  ['COUNTERSIGN_ARWEAVE', 'ftp://arweave.example'],
])('error: %s=%s is refused by one sentence that names the variable', (name, value) => {
  const refuse = () => parseEnvironment({ [name]: value })
  expect(refuse).toThrowError(new RegExp(`^${name} is not [^\n]+\\. Set it to [^\n]+\\.$`))
  expect(refuse).not.toThrowError(/secret/)
})

test.each([
  'postgres://countersign:p/ss@db.example:5432/countersign',
  'postgres://countersign:p@s/s@db.example:5432/countersign',
  'postgres://countersign:1?s@db.example:5432/countersign',
  'postgres://countersign:1#s@db.example:5432/countersign',
])('error: DATABASE_URL with a password that is not percent-encoded: %s', (url) => {
  const parse = () => parseEnvironment({ DATABASE_URL: url })
  expect(parse).toThrow('with the password percent-encoded or in PGPASSWORD instead')
  expect(parse).not.toThrow('db.example')
})

test.each([
  'postgres://countersign@db.example:5432/countersign',
  'postgres://countersign:p%40s%2Fs@db.example/countersign?sslmode=require',
  'postgres://countersign@/countersign?host=/run/postgresql',
  'postgresql:///countersign?host=%2Frun%2Fpostgresql',
])('behavior: DATABASE_URL: %s', (url) => {
  expect(parseEnvironment({ DATABASE_URL: url }).databaseUrl).toBe(url)
})

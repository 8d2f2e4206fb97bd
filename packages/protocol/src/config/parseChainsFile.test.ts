import { expect, test } from 'vitest'
import { type ChainConfigInput, ChainConfigSchema } from './ChainConfigSchema.ts'
import { InvalidChainsFileError, parseChainsFile } from './parseChainsFile.ts'
import { WebConfigSchema } from './WebConfigSchema.ts'

const chain: ChainConfigInput = {
  id: 11_155_111,
  name: 'Sepolia',
  network: 'sepolia',
  shortName: 'sep',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example/key'] } },
}
const parse = (value: unknown) => parseChainsFile({ file: 'chains.json', text: JSON.stringify(value) })
const problems = (value: unknown) => {
  try {
    parse(value)
    return []
  } catch (error) {
    return error instanceof InvalidChainsFileError ? error.message.split('\n').slice(0, -1) : [error]
  }
}
const problem = (change: object) => problems({ chains: [{ ...chain, ...change }] })

test('default: what may be left out has a default', () => {
  expect(parse({ chains: [chain] })).toEqual({
    chains: [
      {
        ...chain,
        rpcUrls: { default: { http: ['https://rpc.example/key'] }, public: { http: [] } },
        startBlock: 0,
        isTestnet: false,
        l2: true,
        features: [],
        recommendedMasterCopyVersion: '1.4.1',
        tokens: [],
      },
    ],
  })
})

test('parameters: every field', () => {
  const full = {
    ...chain,
    rpcUrls: { default: { http: [], webSocket: ['wss://node'] }, public: { http: ['http://127.0.0.1:8545'] } },
    blockExplorers: { default: { name: 'Scan', url: 'https://scan.example' } },
    contracts: {
      multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 5 },
      ensRegistry: { address: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e' },
      ensUniversalResolver: { address: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e' },
    },
    startBlock: 7,
    isTestnet: true,
    l2: false,
    features: ['EIP1559', 'ERC721'],
    recommendedMasterCopyVersion: '1.5.0',
    tokens: [
      { address: '0xcA11bde05977b3631167028862bE2a173976CA11', name: 'T', symbol: 'T', decimals: 6, logoUri: 'x' },
    ],
    theme: { textColor: '#fff', backgroundColor: '#000' },
  }
  expect(ChainConfigSchema.parse(full)).toEqual(full)
})

test('error: the message names the file, the field and the rule, never the value', () => {
  expect(problem({ id: 0 })).toEqual([
    'The chains file chains.json cannot be used: chains[0].id: must be a positive integer.',
  ])
  expect(problem({ id: '1' })[0]).toContain('chains[0].id: must be a positive integer.')
  expect(problem({ id: 1.5 })[0]).toContain('chains[0].id: must be a positive integer.')
  const key = 'ftp://secret-key'
  expect(problem({ rpcUrls: { default: { http: [key] } } })).toEqual([
    'The chains file chains.json cannot be used: chains[0].rpcUrls.default.http[0]: must be an http:// or https:// URL.',
  ])
  expect(problem({ rpcUrls: { default: { http: [], webSocket: ['https://x'] } } })[0]).toContain(
    'webSocket[0]: must be a ws:// or wss:// URL.',
  )
  expect(problem({ rpcUrls: { default: { http: [] } } })[0]).toContain(
    'chains[0].rpcUrls.default: must name at least one RPC URL.',
  )
  expect(problem({ rpcUrls: { default: { http: ['no url'] } } })[0]).toContain('must be an http:// or https:// URL.')
  expect(problem({ shortName: 'a b' })[0]).toContain('chains[0].shortName: must be letters, digits and dashes.')
  expect(problem({ features: ['eip'] })[0]).toContain('chains[0].features[0]: must be a feature name such as EIP1559.')
  expect(problem({ recommendedMasterCopyVersion: 'new' })[0]).toContain('must be a version such as 1.4.1.')
  expect(problem({ name: '' })[0]).toContain('chains[0].name: must not be empty.')
  expect(problem({ nativeCurrency: { name: 'E', symbol: 'E', decimals: 256 } })[0]).toContain(
    'decimals: must be an integer from 0 to 255.',
  )
  expect(problem({ startBlock: -1 })[0]).toContain('chains[0].startBlock: must be a block number.')
})

test('error: every problem has its line, a misspelt field too', () => {
  expect(problems({ chains: [{ ...chain, id: -1, name: '', rpcUrl: 'x' }] })).toEqual([
    'The chains file chains.json cannot be used: chains[0].id: must be a positive integer.',
    'chains[0].name: must not be empty.',
    'chains[0]: unrecognized key: "rpcUrl".',
  ])
})

test('error: no chains, chains twice', () => {
  expect(problems({ chains: [] })[0]).toContain('chains: must name at least one chain.')
  expect(problems({})[0]).toContain('chains: ')
  expect(problems([])[0]).toContain('cannot be used: the file: ')
  expect(problems({ chains: [chain, { ...chain, shortName: 'other' }] })[0]).toContain(
    'chains: names chain 11155111 twice.',
  )
  expect(problems({ chains: [chain, { ...chain, id: 5 }] })[0]).toContain('chains: uses the short name "sep" twice.')
  expect(problems({ chains: [chain, { ...chain, id: 5, shortName: 'other' }] })).toEqual([])
})

test('error: text that is no JSON is not quoted', () => {
  const text = '{"rpc": "https://secret'
  expect(() => parseChainsFile({ file: 'chains.json', text })).toThrowError(
    'The chains file chains.json cannot be used: it is not valid JSON.',
  )
  try {
    parseChainsFile({ file: 'chains.json', text })
  } catch (error) {
    expect(error).toMatchObject({ code: 'INVALID_CHAINS_FILE', name: 'InvalidChainsFileError' })
    expect(error).not.toHaveProperty('cause')
  }
})

test('default: web configuration', () => {
  expect(WebConfigSchema.parse({ chains: [chain], serviceUrl: '' })).toMatchObject({
    serviceUrl: '',
    relayUrl: null,
    walletConnectProjectId: 'countersign',
    coinbase: false,
    lookups: { names: false, avatars: false },
    ipfsGateway: 'https://ipfs.io',
    arweaveGateway: 'https://arweave.net',
  })
  expect(
    WebConfigSchema.parse({ chains: [chain], serviceUrl: 'https://host/base', relayUrl: 'wss://relay' }),
  ).toMatchObject({
    serviceUrl: 'https://host/base',
    relayUrl: 'wss://relay',
  })
})

test('error: web configuration', () => {
  const accepts = (change: object) => WebConfigSchema.safeParse({ chains: [chain], serviceUrl: '', ...change }).success
  expect(accepts({ serviceUrl: 'https://host/' })).toBe(false)
  expect(accepts({ serviceUrl: '/path' })).toBe(false)
  expect(accepts({ relayUrl: 'https://relay' })).toBe(false)
  expect(accepts({ chains: [] })).toBe(false)
})

test('error: only full names and versions count', () => {
  const accepts = (change: object) => ChainConfigSchema.safeParse({ ...chain, ...change }).success
  for (const version of ['1.4.1', '10.20.30', '0.0.1'])
    expect([version, accepts({ recommendedMasterCopyVersion: version })]).toEqual([version, true])
  for (const version of ['v1.4.1', '1.4.1-2', '1.4', '1.4.', ''])
    expect([version, accepts({ recommendedMasterCopyVersion: version })]).toEqual([version, false])
  for (const feature of ['EIP-1559', 'EIP1559 ', ' EIP1559', '', 'A'.repeat(65)])
    expect([feature, accepts({ features: [feature] })]).toEqual([feature, false])
  expect(accepts({ features: ['A'.repeat(64)] })).toBe(true)
  expect(problem({ id: 1.5 })[0]).toContain('chains[0].id: must be a positive integer.')
})

test('behavior: a node can be reached by websocket alone', () => {
  const rpcUrls = (webSocket: string) =>
    ChainConfigSchema.safeParse({ ...chain, rpcUrls: { default: { webSocket: [webSocket] } } })
  expect(rpcUrls('ws://node').data?.rpcUrls).toEqual({
    default: { http: [], webSocket: ['ws://node'] },
    public: { http: [] },
  })
  expect(rpcUrls('wss://node').success).toBe(true)
  expect(rpcUrls('http://node').success).toBe(false)
})

test('error: the path of a problem has its dots', () => {
  expect(problem({ rpcUrls: { default: { http: ['x'] } } })[0]).toContain(': chains[0].rpcUrls.default.http[0]: ')
})

test('error: faults of a web configuration are reported', () => {
  const messages = (change: object) =>
    WebConfigSchema.safeParse({ chains: [chain], serviceUrl: '', ...change }).error?.issues.map(
      ({ message }) => message,
    )
  expect(messages({ chains: [] })).toEqual(['must name at least one chain'])
  expect(messages({ serviceUrl: '/' })).toEqual(['must be empty or a URL without a slash at its end'])
  expect(messages({ relayUrl: 'x' })).toEqual(['must be a ws:// or wss:// URL'])
  expect(messages({ frameHosts: ['x'] })).toEqual(['must be origins such as https://app.example.org'])
})

test('parameters: addresses of a web configuration', () => {
  const accepts = (change: object) => WebConfigSchema.safeParse({ chains: [chain], serviceUrl: '', ...change }).success
  for (const serviceUrl of ['', 'http://host', 'https://host/base']) expect(accepts({ serviceUrl })).toBe(true)
  for (const serviceUrl of ['ftp://host', 'https://host/', 'host', 'https://'])
    expect([serviceUrl, accepts({ serviceUrl })]).toEqual([serviceUrl, false])
  for (const relayUrl of ['ws://relay', 'wss://relay', null]) expect(accepts({ relayUrl })).toBe(true)
  for (const relayUrl of ['xwss://relay', 'http://relay']) expect(accepts({ relayUrl })).toBe(false)
})

test('parameters: frameHosts are exact origins, none by default', () => {
  const parseHosts = (frameHosts?: string[]) =>
    WebConfigSchema.safeParse({ chains: [chain], serviceUrl: '', frameHosts }).data?.frameHosts
  expect(parseHosts()).toEqual([])
  expect(parseHosts(['https://app.example.org', 'http://127.0.0.1:3000'])).toEqual([
    'https://app.example.org',
    'http://127.0.0.1:3000',
  ])
  const wrong = [
    'https://*.example.org',
    'https://app.example.org/',
    'https://app.example.org/x',
    'ftp://host',
    'https://',
    'app.example.org',
    'wss://https:',
    'https:*',
  ]
  for (const host of wrong) expect([host, parseHosts([host])]).toEqual([host, undefined])
})

test('parameters: what the web app may do beyond its service, nothing by default', () => {
  const parsed = (change: object) => WebConfigSchema.parse({ chains: [chain], serviceUrl: '', ...change })
  const { coinbase, lookups, walletConnectProjectId } = parsed({})
  expect({ coinbase, lookups, walletConnectProjectId }).toEqual({
    coinbase: false,
    lookups: { avatars: false, names: false },
    walletConnectProjectId: 'countersign',
  })
  expect(parsed({ lookups: { names: true } }).lookups).toEqual({ avatars: false, names: true })
  expect(parsed({ lookups: { avatars: true } }).lookups).toEqual({ avatars: true, names: false })
  expect(parsed({ walletConnectProjectId: 'abc' }).walletConnectProjectId).toBe('abc')
  expect(WebConfigSchema.safeParse({ chains: [chain], serviceUrl: '', walletConnectProjectId: '' }).success).toBe(false)
})

test('parameters: safeSingletons, each with its version', () => {
  const address = '0xcA11bde05977b3631167028862bE2a173976CA11'
  const parsed = (version: string) =>
    ChainConfigSchema.safeParse({ ...chain, safeSingletons: [{ address, version }] }).data?.safeSingletons
  for (const version of ['1.4.1', '10.20.30', '1.4.1+L2']) expect(parsed(version)).toEqual([{ address, version }])
  for (const version of ['v1.4.1', '1.4', '1.4.1+L3', '1.4.1+L2x', ''])
    expect([version, parsed(version)]).toEqual([version, undefined])
  expect(problem({ safeSingletons: [{ address, version: 'x' }] })[0]).toContain(
    'chains[0].safeSingletons[0].version: must be a version such as 1.4.1 or 1.4.1+L2.',
  )
})

import { expect, test } from 'vitest'
import { createSecurityHeaders, findAppOrigin } from './createSecurityHeaders.ts'
import { WebConfigSchema } from './WebConfigSchema.ts'

const chain = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
  network: 'homestead',
  rpcUrls: { default: { http: ['https://node.example/path/key'], webSocket: ['wss://node.example:8546/key'] } },
  shortName: 'eth',
}

const createPolicy = (config: object) =>
  createSecurityHeaders({ config: WebConfigSchema.parse({ chains: [chain], serviceUrl: '', ...config }) })[
    'Content-Security-Policy'
  ]

test('default', () => {
  expect(createPolicy({}).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self' https://node.example wss://node.example:8546",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ])
})

test('behavior: of the browser’s permissions only camera and devices, and to no frame inside', () => {
  const { 'Permissions-Policy': permissions } = createSecurityHeaders({
    config: WebConfigSchema.parse({ chains: [chain], serviceUrl: '' }),
  })
  const allowed = permissions.split(', ').filter((permission) => !permission.endsWith('=()'))
  expect(allowed).toEqual(['camera=(self)', 'hid=(self)', 'usb=(self)'])
})

test('behavior: relay and service of another origin may be called', () => {
  const policy = createPolicy({ relayUrl: 'wss://relay.example/v2', serviceUrl: 'https://api.example' })
  expect(policy).toContain(
    "connect-src 'self' https://api.example https://node.example wss://node.example:8546 wss://relay.example;",
  )
})

test('behavior: services that users may choose may be called, and no pattern of them', () => {
  const policy = createPolicy({ serviceOrigins: ['https://other.example', 'http://localhost:9000'] })
  expect(policy).toContain(
    "connect-src 'self' http://localhost:9000 https://node.example https://other.example wss://node.example:8546;",
  )
  for (const origin of ['*', 'https:', 'https://*.example', 'https://other.example/path', "'self'; script-src *"])
    expect(() => createPolicy({ serviceOrigins: [origin] })).toThrow('must be origins')
})

test('behavior: nodes that users may choose may be called, and no pattern of them', () => {
  const own = { gatewayOrigins: ['https://own-ipfs.example'] }
  expect(createPolicy({ ...own, lookups: { avatars: true, names: true } })).toContain('https://own-ipfs.example;')
  expect(createPolicy(own)).not.toContain('own-ipfs')
  expect(createPolicy({ nodeOrigins: ['https://own.example'] })).toContain(
    "connect-src 'self' https://node.example https://own.example wss://node.example:8546;",
  )
  for (const origin of ['*', 'https://*.example', 'https://own.example/key'])
    expect(() => createPolicy({ nodeOrigins: [origin] })).toThrow('must be origins')
})

test('parameters: userNetworks lets the page contact every host by TLS, and this machine', () => {
  const any = ' https: http://127.0.0.1:* http://localhost:*;'
  expect(createPolicy({ userNetworks: 'any' })).toContain(any)
  for (const userNetworks of ['off', 'listed', undefined])
    expect(createPolicy({ userNetworks })).not.toContain(' https:;')
  expect(createPolicy({})).toBe(createPolicy({ userNetworks: 'listed' }))
})

test('behavior: pictures of names come from the gateways of the operator, where lookups are enabled', () => {
  const gateways = { arweaveGateway: 'https://ar.example', ipfsGateway: 'https://ipfs.example/path' }
  expect(createPolicy(gateways)).not.toContain('ipfs')
  const policy = createPolicy({ ...gateways, lookups: { avatars: true, names: true } })
  expect(policy).toContain("img-src 'self' data: https://ipfs.example https://ar.example;")
  expect(policy).toContain('wss://node.example:8546 https://ipfs.example https://ar.example;')
})

test('behavior: windows of a wallet may answer where the operator offers it', () => {
  const parse = (config: object) =>
    createSecurityHeaders({ config: WebConfigSchema.parse({ chains: [chain], serviceUrl: '', ...config }) })
  expect(parse({})['Cross-Origin-Opener-Policy']).toBe('same-origin')
  expect(parse({ coinbase: true })['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups')
})

test('behavior: keys in the paths of nodes stay out of the header', () => {
  expect(createPolicy({})).not.toContain('key')
})

test('behavior: only hosts of the operator may show the page in a frame', () => {
  const parse = (config: object) =>
    createSecurityHeaders({ config: WebConfigSchema.parse({ chains: [chain], serviceUrl: '', ...config }) })
  expect(parse({})).toMatchObject({ 'X-Frame-Options': 'DENY' })
  const headers = parse({ frameHosts: ['https://host.example', 'http://localhost:3000'] })
  expect(headers['Content-Security-Policy']).toContain('frame-ancestors https://host.example http://localhost:3000;')
  expect(headers).not.toHaveProperty('X-Frame-Options')
  for (const host of ['*', 'https://*.example', 'https://host.example/', "'self'; script-src *"])
    expect(() => parse({ frameHosts: [host] })).toThrow('must be origins')
})

test('behavior: at a relay of the maker of WalletConnect, its verify service may be called', () => {
  const policy = createPolicy({ relayUrl: 'wss://relay.walletconnect.org' })
  expect(policy).toContain(' https://verify.walletconnect.org ')
  for (const relayUrl of ['wss://relay.example', 'wss://walletconnect.org.example', 'wss://notwalletconnect.org'])
    expect(createPolicy({ relayUrl })).not.toContain('https://verify')
})

test('behavior: the page of an app shows and reads that origin, and no page any other', () => {
  const { 'Content-Security-Policy': policy } = createSecurityHeaders({
    appOrigin: 'https://app.example',
    config: WebConfigSchema.parse({ chains: [chain], serviceUrl: '' }),
  })
  expect(policy).toContain('frame-src https://app.example;')
  expect(policy).toContain('wss://node.example:8546 https://app.example;')
  expect(createPolicy({})).not.toContain('frame-src')
})

const safe = `0x${'Ab'.repeat(20)}`
const find = (path: string) => findAppOrigin(`http://127.0.0.1:8000${path}`)

test('default: of the page that shows an app', () => {
  expect(find(`/31337/${safe}/apps/open?url=https%3A%2F%2Fapp.example%2Fsafe`)).toBe('https://app.example')
  expect(find(`/eth/${safe}/apps/open/?url=http://localhost:3000`)).toBe('http://localhost:3000')
})

test('behavior: no other page, and nothing that is no app', () => {
  for (const path of [
    `/31337/${safe}/apps?url=https://app.example`,
    `/31337/${safe}/queue?url=https://app.example`,
    '/?url=https://app.example',
    `/31337/0x12/apps/open?url=https://app.example`,
    `/31337/${safe}/apps/open`,
    `/31337/${safe}/apps/open?url=https://*.example`,
    `/31337/${safe}/apps/open?url=http://app.example`,
    `/31337/${safe}/apps/open?url=https://a;script-src%20*`,
  ])
    expect(find(path)).toBeUndefined()
})

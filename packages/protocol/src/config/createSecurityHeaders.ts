import { parseAppUrl } from './parseAppUrl.ts'
import type { WebConfig } from './WebConfigSchema.ts'

export type CreateSecurityHeadersParameters = {
  config: WebConfig
  /** Origin of the Safe App that this page embeds and whose manifest it fetches. */
  appOrigin?: string | undefined
}

/** Hosts of the Coinbase Wallet SDK. */
const coinbaseHosts = [
  'https://keys.coinbase.com',
  'https://rpc.wallet.coinbase.com',
  'https://www.walletlink.org',
  'wss://www.walletlink.org',
]

/**
 * Content security policy from the configuration: allows this service, selectable services, the chains' nodes, the
 * relay and the build's own scripts. The service sends these headers, and `countersign verify-site` expects them.
 */
export function createSecurityHeaders({ appOrigin, config }: CreateSecurityHeadersParameters) {
  // Images load only from configured gateways: any other host would learn the visitor's IP address.
  const gateways = [config.ipfsGateway, config.arweaveGateway, ...config.gatewayOrigins].map(toOrigin)
  const pictures = config.lookups.avatars ? [...new Set(gateways)] : []
  const app = appOrigin === undefined ? [] : [appOrigin]
  const policy = {
    'default-src': ["'none'"],
    // For the WebAssembly that verifies signatures; `eval` stays forbidden.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...pictures],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...listOrigins(config),
      ...(config.userNetworks === 'any' ? anyNode : []),
      ...pictures,
      ...(config.coinbase ? coinbaseHosts : []),
      ...app,
    ],
    ...(appOrigin === undefined ? {} : { 'frame-src': app }),
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': config.frameHosts.length > 0 ? config.frameHosts : ["'none'"],
    // Prevents DOM XSS in libraries.
    'require-trusted-types-for': ["'script'"],
  }
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    // Coinbase Wallet responds from a popup, which needs `window.opener`.
    'Cross-Origin-Opener-Policy': config.coinbase ? 'same-origin-allow-popups' : 'same-origin',
    // The camera scans QR codes of co-signers and devices; `hid` and `usb` are for a Ledger.
    'Permissions-Policy':
      'camera=(self), display-capture=(), geolocation=(), hid=(self), microphone=(), payment=(), usb=(self)',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    // X-Frame-Options cannot name an origin, so frame-ancestors replaces it.
    ...(config.frameHosts.length > 0 ? {} : { 'X-Frame-Options': 'DENY' }),
  }
}

/** Nodes of any host by TLS, and on this machine. */
const anyNode = ['https:', 'http://127.0.0.1:*', 'http://localhost:*']

function listOrigins({ chains, nodeOrigins, relayUrl, serviceOrigins, serviceUrl }: WebConfig): string[] {
  const urls = chains.flatMap(({ rpcUrls }) =>
    [rpcUrls.default, rpcUrls.public].flatMap((urls) => [...(urls?.http ?? []), ...(urls?.webSocket ?? [])]),
  )
  // Origins only: RPC URLs often contain a key, and headers are logged.
  const origins = [...urls, relayUrl, findVerifyUrl(relayUrl), serviceUrl, ...serviceOrigins, ...nodeOrigins].flatMap(
    (url) => (url ? toOrigin(url) : []),
  )
  return [...new Set(origins)].toSorted()
}

/** WalletConnect's Verify API exists only at its own relay. */
function findVerifyUrl(relayUrl: string | null): string | null {
  if (relayUrl === null) return null
  return /(^|\.)walletconnect\.(com|org)$/.test(new URL(relayUrl).hostname) ? 'https://verify.walletconnect.org' : null
}

/** `URL.origin` is "null" for websockets. */
function toOrigin(url: string): string {
  const { host, protocol } = new URL(url)
  return `${protocol}//${host}`
}

const appPage = /^\/[^/]+\/0x[0-9a-f]{40}\/apps\/open\/?$/i

/** Origin of the Safe App that a page embeds; undefined for all other pages. */
export function findAppOrigin(requestUrl: string): string | undefined {
  const { pathname, searchParams } = new URL(requestUrl)
  const app = searchParams.get('url')
  return app !== null && appPage.test(pathname) ? parseAppUrl(app)?.origin : undefined
}

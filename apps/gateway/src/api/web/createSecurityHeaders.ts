import type { WebConfig } from '@countersign/protocol/config'

export type CreateSecurityHeadersParameters = {
  config: WebConfig
  /** Further script sources of the build, such as the hash of its import map. */
  scriptSources?: readonly string[]
  /** The one app that this page is opened for, to show it in a frame and to read what it says of itself. */
  appOrigin?: string | undefined
}

/** Where Coinbase's kit goes once the user picks it. */
const coinbaseHosts = [
  'https://keys.coinbase.com',
  'https://rpc.wallet.coinbase.com',
  'https://www.walletlink.org',
  'wss://www.walletlink.org',
]

/**
 * What the page may do, made from the operator's configuration: talk to this service and those that the operator lets
 * users choose, the nodes of its chains and the relay, and run the scripts of its build. Everything else is refused by the browser.
 */
export function createSecurityHeaders({ appOrigin, config, scriptSources = [] }: CreateSecurityHeadersParameters) {
  // Pictures come from gateways that the operator chose or lets users choose: any other host would learn who looks.
  const gateways = [config.ipfsGateway, config.arweaveGateway, ...config.gatewayOrigins].map(toOrigin)
  const pictures = config.lookups.avatars ? [...new Set(gateways)] : []
  const app = appOrigin === undefined ? [] : [appOrigin]
  const policy = {
    'default-src': ["'none'"],
    // Signatures are checked by WebAssembly; this permits compiling it and no other evaluation.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...scriptSources],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...pictures],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...listOrigins(config), ...pictures, ...(config.coinbase ? coinbaseHosts : []), ...app],
    ...(appOrigin === undefined ? {} : { 'frame-src': app }),
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': config.frameHosts.length > 0 ? config.frameHosts : ["'none'"],
    // No text becomes markup or code, whatever a library tries.
    'require-trusted-types-for': ["'script'"],
  }
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    // Coinbase's wallet answers from a window of its own, which must know who opened it.
    'Cross-Origin-Opener-Policy': config.coinbase ? 'same-origin-allow-popups' : 'same-origin',
    // The camera reads codes of a co-signer's screen, once somebody asks for it.
    'Permissions-Policy': 'camera=(self), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    // It cannot name an origin: with hosts allowed, frame-ancestors speaks alone.
    ...(config.frameHosts.length > 0 ? {} : { 'X-Frame-Options': 'DENY' }),
  }
}

function listOrigins({ chains, nodeOrigins, relayUrl, serviceOrigins, serviceUrl }: WebConfig): string[] {
  const urls = chains.flatMap(({ rpcUrls }) =>
    [rpcUrls.default, rpcUrls.public].flatMap((urls) => [...(urls?.http ?? []), ...(urls?.webSocket ?? [])]),
  )
  // Only origins: paths of RPC URLs often hold a key, and a header is logged in more places than a file.
  const origins = [...urls, relayUrl, findVerifyUrl(relayUrl), serviceUrl, ...serviceOrigins, ...nodeOrigins].flatMap(
    (url) => (url ? toOrigin(url) : []),
  )
  return [...new Set(origins)].toSorted()
}

/** The maker of WalletConnect proves, at a relay of its own, where requests come from; other relays have nothing of the kind. */
function findVerifyUrl(relayUrl: string | null): string | null {
  if (relayUrl === null) return null
  return /(^|\.)walletconnect\.(com|org)$/.test(new URL(relayUrl).hostname) ? 'https://verify.walletconnect.org' : null
}

/** `URL.origin` is "null" for websockets. */
function toOrigin(url: string): string {
  const { host, protocol } = new URL(url)
  return `${protocol}//${host}`
}

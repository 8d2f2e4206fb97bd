/**
 * What a caller may do. Programs of this machine, which send no origin, may do all: they could as well start a chain of
 * their own. A page may read and send signed transactions if it is one that its owner serves here or named; other pages
 * nothing: whoever has this chain running visits other sites too.
 */
export type Permission = 'all' | 'none' | 'page'

const loopback = new Set(['127.0.0.1', '[::1]', 'localhost'])
const extensions = new Set(['chrome-extension:', 'moz-extension:', 'safari-web-extension:'])

export function checkOrigin(origin: string | undefined, allowed: readonly string[]): Permission {
  if (origin === undefined) return 'all'
  if (allowed.includes(origin)) return 'page'
  if (!URL.canParse(origin)) return 'none'
  const { hostname, protocol } = new URL(origin)
  return loopback.has(hostname) || extensions.has(protocol) ? 'page' : 'none'
}

/** What makes or undoes blocks, or signs for the demo accounts, is for tests and tools. */
const forTools = /^(evm_|hardhat_|personal_|eth_sign|eth_sendTransaction$|debug_(?!trace))/

export function isForPages(method: string): boolean {
  return !forTools.test(method)
}

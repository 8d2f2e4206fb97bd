import type { ChainConfig } from '@countersign/protocol/config'

export type NodeWarning = { chainId: number; found: string; remedy: string }

/** Chains whose public node is missing or seems to contain a key. */
export function listNodeWarnings(chains: readonly ChainConfig[]): NodeWarning[] {
  return chains.flatMap(({ id: chainId, rpcUrls }) => {
    const { http, webSocket = [] } = rpcUrls.public
    const urls = [...http, ...webSocket]
    if (urls.length === 0)
      return {
        chainId,
        found: 'browsers have no RPC URL for this chain: the web app cannot verify or sign there',
        remedy: 'Set rpcUrls.public in the chains file to a public RPC URL.',
      }
    const secrets = new Set(urls.flatMap((url) => findSecret(url) ?? []))
    return [...secrets].map((secret) => ({
      chainId,
      found: `rpcUrls.public is visible to every visitor, and ${secret} looks like an API key`,
      remedy: 'Use a URL without a key, or restrict the key to the origin of this service.',
    }))
  })
}

/** Names of query parameters that carry keys. */
const secretNames = /key|token|secret|auth|pass|credential|jwt|signature/i
/** Shorter segments are names and versions. */
const shortestKey = 16

/** Describes the part of a URL that looks like a secret, without quoting it; undefined if none does. A heuristic. */
export function findSecret(url: string): string | undefined {
  const { hostname, password, pathname, searchParams, username } = new URL(url)
  if (username !== '' || password !== '') return 'a user name or password'
  for (const [name, value] of searchParams)
    if ((secretNames.test(name) && value !== '') || isLikelyKey(value)) return `the query parameter "${name}"`
  const segments = pathname.split('/').filter(Boolean)
  const place = segments.findIndex((segment) => isLikelyKey(decode(segment)))
  if (place >= 0) return `path segment ${place + 1}`
  return hostname.split('.').some(isLikelyKey) ? 'part of the host name' : undefined
}

/** Long, with mixed letters and digits, inner capitals, or longer than any word. */
function isLikelyKey(text: string): boolean {
  if (text.length < shortestKey || !/^[\w.~+=-]+$/.test(text)) return false
  return text.split(/[-_.~+=]/).some((part) => {
    if (part.length < 4 || /^\d+$/.test(part)) return false
    if (/\d/.test(part)) return /[a-z]/i.test(part)
    return part.length >= shortestKey && (/[a-z][A-Z]+[a-z]/.test(part) || part.length >= 24)
  })
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Names of query parameters that carry keys. */
const secretNames = /key|token|secret|auth|pass|credential|jwt|signature/i
/** Shorter segments are names and versions. */
const shortestKey = 16

/** Describes the part of a URL that looks like a secret, without quoting it; undefined if none does. A heuristic. */
export function findSecret(url: string): string | undefined {
  const { hostname, password, pathname, searchParams, username } = new URL(url)
  if (username !== '' || password !== '') return 'a user name or password'
  for (const [name, value] of searchParams)
    if ((secretNames.test(name) && value !== '') || looksLikeKey(value)) return `the query parameter "${name}"`
  const segments = pathname.split('/').filter(Boolean)
  const place = segments.findIndex((segment) => looksLikeKey(decode(segment)))
  if (place >= 0) return `part ${place + 1} of its path`
  return hostname.split('.').some(looksLikeKey) ? 'a part of its host name' : undefined
}

/** Long, with mixed letters and digits, inner capitals, or longer than any word. */
function looksLikeKey(text: string): boolean {
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

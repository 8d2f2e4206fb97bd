/** Names under which services take a key. */
const secretNames = /key|token|secret|auth|pass|credential|jwt|signature/i
/** Shorter ones are names and versions. */
const shortestKey = 16

/**
 * What of a URL looks like a secret, in words and without the secret itself; undefined where nothing does. It guesses, as
 * whoever reads the URL on a public page would.
 */
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

/** Long, and neither words nor numbers: letters and digits mixed, capitals inside, or no word that long. */
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

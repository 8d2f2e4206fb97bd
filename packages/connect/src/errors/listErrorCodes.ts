import { readProperty } from '../readProperty.ts'

/** Deeper than every known wrapper; bounds cyclic causes. */
const MAX_DEPTH = 12

/**
 * The codes along an error's chain of causes, outermost first. Wallets reject with plain objects and libraries wrap
 * them, so only the code is reliable.
 */
export function listErrorCodes(error: unknown): (number | string)[] {
  return walk(error).flatMap((link) => {
    const code = readProperty(link, 'code')
    return typeof code === 'number' || typeof code === 'string' ? [code] : []
  })
}

export function listErrorMessages(error: unknown): string[] {
  return walk(error).flatMap((link) => {
    if (typeof link === 'string') return [link]
    const message = readProperty(link, 'message')
    return typeof message === 'string' && message ? [message] : []
  })
}

function walk(error: unknown): unknown[] {
  const links: unknown[] = []
  const open: unknown[] = [error]
  while (open.length > 0 && links.length < MAX_DEPTH) {
    const link = open.shift()
    if (link === undefined || link === null || links.includes(link)) continue
    links.push(link)
    // MetaMask mobile puts the wallet's error into data.originalError.
    open.push(readProperty(link, 'cause'), readProperty(readProperty(link, 'data'), 'originalError'))
  }
  return links
}

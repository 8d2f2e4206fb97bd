import { BaseError } from '@countersign/protocol/errors'

import { createCatalogue } from '../../lib/messages/createCatalogue.ts'

const t = createCatalogue('walletConnect')

export type PairingLink = {
  /** Rebuilt from its validated parts. */
  uri: string
  topic: string
}

export type LinkFailure = 'empty' | 'malformed' | 'old' | 'relay' | 'expired'

export class PairingLinkError extends BaseError {
  override readonly name = 'PairingLinkError'
  readonly failure: LinkFailure
  constructor({ failure }: { failure: LinkFailure }) {
    super('PAIRING_LINK_INVALID', t(`linkErrors.${failure}`))
    this.failure = failure
  }
}

/** Links have about 200 characters; deep links of wallets are longer. */
const maxLength = 4_000

const pairingForm = /^wc:(?:\/\/)?([0-9a-f]{64})@(\d{1,3})(?:\?(.*))?$/i
const firstVersionForm = /^wc:[0-9a-f-]{36}@1\b/i

/** `wc:…`, or a URL with one in its `uri`, as in deep links of wallets. `now` in Unix milliseconds. */
export function parsePairingLink(text: string, now: number): PairingLink {
  const trimmed = text.trim()
  if (trimmed === '') throw new PairingLinkError({ failure: 'empty' })
  const uri = trimmed.length > maxLength ? '' : unwrap(trimmed)
  if (firstVersionForm.test(uri)) throw new PairingLinkError({ failure: 'old' })
  const [, topic = '', version = '', query = ''] = pairingForm.exec(uri) ?? []
  if (topic === '') throw new PairingLinkError({ failure: 'malformed' })
  if (version !== '2') throw new PairingLinkError({ failure: 'old' })
  const parameters = new URLSearchParams(query)
  const key = parameters.get('symKey') ?? ''
  if (!/^[0-9a-f]{64}$/i.test(key)) throw new PairingLinkError({ failure: 'malformed' })
  if (parameters.get('relay-protocol') !== 'irn') throw new PairingLinkError({ failure: 'relay' })
  const expiry = readExpiry(parameters.get('expiryTimestamp'))
  if (expiry !== undefined && expiry * 1_000 <= now) throw new PairingLinkError({ failure: 'expired' })
  return {
    topic: topic.toLowerCase(),
    uri: `wc:${topic.toLowerCase()}@2?relay-protocol=irn&symKey=${key.toLowerCase()}${
      expiry === undefined ? '' : `&expiryTimestamp=${expiry}`
    }`,
  }
}

function readExpiry(text: string | null): number | undefined {
  if (text === null) return undefined
  if (!/^\d{1,12}$/.test(text)) throw new PairingLinkError({ failure: 'malformed' })
  return Number(text)
}

function unwrap(text: string): string {
  if (/^wc:/i.test(text) || !URL.canParse(text)) return text
  return new URL(text).searchParams.get('uri')?.trim() ?? text
}

/** Recognizes a pairing link in a QR code; its receiver validates it. */
export function readPairingCode() {
  return {
    add: (text: string): { status: 'whole'; link: string } | { status: 'foreign' } =>
      /(^|[?&]uri=)wc(:|%3A)/i.test(text) ? { link: text, status: 'whole' } : { status: 'foreign' },
  }
}

/** The link in `/wc?uri=…`. Some apps do not escape it, which puts its parameters beside it. */
export function readPastedLink(search: string): string {
  const { uri = '', ...others } = Object.fromEntries(new URLSearchParams(search))
  if (uri === '' || uri.includes('symKey=')) return uri
  const rest = Object.entries(others).map(([name, value]) => `${name}=${value}`)
  return [uri, ...rest].join('&')
}

import {
  InvalidResponseError,
  HttpRequestError as ServiceRefusalError,
  UnexpectedResponseError,
} from '@countersign/client'
import { BaseError } from '@countersign/protocol/errors'
import { HttpRequestError, SocketClosedError, TimeoutError, WebSocketRequestError } from 'viem'
import { createCatalogue } from './messages/createCatalogue.ts'
import { translateMessage } from './messages/translateMessage.ts'
import { quoteText } from './quoteText.ts'

const t = createCatalogue('common')

export type DescribedError = {
  sentence: string
  remedy: string | undefined
  /** The entire cause chain, for support. */
  details: string
}

type Link = {
  name?: unknown
  message?: unknown
  shortMessage?: unknown
  code?: unknown
  cause?: unknown
  url?: unknown
}

/** Wallets reject with plain objects and libraries wrap them: codes are read along the cause chain, never by class. */
function errorChain(error: unknown): Link[] {
  const links: Link[] = []
  let current: unknown = error
  while (typeof current === 'object' && current !== null && links.length < 8) {
    const link: Link = current
    links.push(link)
    current = link.cause
  }
  return links
}

/** The chain's first numeric code, such as 4001 (rejected), -32002 (already pending), 4902 (unknown chain). */
export function errorCode(error: unknown): number | undefined {
  for (const { code } of errorChain(error)) if (typeof code === 'number') return code
  return undefined
}

/** Whether the chain has one of these classes; by name, for libraries that do not export them. */
export function hasErrorName(error: unknown, names: readonly string[]): boolean {
  return errorChain(error).some(({ name }) => typeof name === 'string' && names.includes(name))
}

export function describeError(error: unknown): DescribedError {
  const links = errorChain(error)
  if (links.length === 0)
    return {
      sentence: typeof error === 'string' ? error : t('unknownError'),
      remedy: undefined,
      details: String(error),
    }
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  const first = links[0]
  const own = (link: Link | undefined) =>
    link instanceof ServiceRefusalError
      ? describeRefusal(link)
      : link instanceof BaseError
        ? text(translateMessage(link.translatable))
        : text(link?.shortMessage)
  const sentence = isConnectionLost(error)
    ? hasErrorName(error, ['NodeMissingError'])
      ? t('nodeMissing')
      : describeUnreachable(links)
    : (own(first) ?? text(first?.message)?.split('\n')[0] ?? t('unknownError'))
  const details = links
    .map((link) => {
      const { name, code, message } = link
      const words = link instanceof ServiceRefusalError ? own(link) : text(message)
      return [text(name), code === undefined ? undefined : `(${String(code)})`, words].filter(Boolean).join(' ')
    })
    .join('\n')
  // Only our own: anyone can put a remedy into an error.
  const [remedy] = links.flatMap((link) =>
    link instanceof BaseError && link.translatableRemedy ? [translateMessage(link.translatableRemedy)] : [],
  )
  return { sentence, remedy, details: hideSecrets(details) }
}

/** Of requests about networks that the user added, which are not sent. */
const notServed = 'NETWORK_NOT_SERVED'

export function isNotServed(error: unknown): boolean {
  return error instanceof ServiceRefusalError && error.remoteCode === notServed
}

function describeRefusal({ remoteCode, shortMessage }: ServiceRefusalError): string {
  if (remoteCode === notServed) return t('networkNotServed')
  return t('serviceRejected', { words: quoteText(shortMessage) })
}

/** Names the node's host: its URL may contain a key. */
function describeUnreachable(links: readonly Link[]): string {
  const url = links.map((link) => link.url).find((value) => typeof value === 'string' && URL.canParse(value))
  return typeof url === 'string' ? t('nodeUnreachableAt', { host: new URL(url).host }) : t('nodeUnreachable')
}

export function isServiceAnswer(error: unknown): boolean {
  const kinds = [InvalidResponseError, ServiceRefusalError, UnexpectedResponseError]
  return errorChain(error).some((link) => kinds.some((kind) => link instanceof kind))
}

export function rootSentence(error: unknown): string {
  const messages = errorChain(error).flatMap(({ message }) => (typeof message === 'string' && message ? [message] : []))
  return hideSecrets(messages.at(-1)?.split('\n')[0] ?? t('unknownError'))
}

/** Whether the node was unreachable, as opposed to an error response. */
export function isConnectionLost(error: unknown): boolean {
  const kinds = [HttpRequestError, SocketClosedError, TimeoutError, WebSocketRequestError]
  return errorChain(error).some((link) => kinds.some((kind) => link instanceof kind))
}

/** A node's URL may contain a key: only the host is shown. */
function hideSecrets(text: string): string {
  return text.replace(/\b(https?|wss?):\/\/(?:[^\s/@"]*@)?([^\s/"?#]+)[^\s"]*/g, '$1://$2/…')
}

import type { WebConfig } from '@countersign/protocol/config'

type Place = {
  config: Pick<WebConfig, 'serviceOrigins' | 'serviceUrl'>
  /** Of this page. */
  origin: string
}

/** Why an address cannot be the service's. */
type ServiceRefusal = 'notAnAddress' | 'insecure' | 'notAllowed'

export type ServiceChoice = { url: string } | { refusal: ServiceRefusal; origin: string }

/** The operator's choice: what the app asks unless its user wants another. */
export function defaultServiceUrl({ config, origin }: Place): string {
  return config.serviceUrl === '' ? origin : config.serviceUrl
}

/**
 * Reads an address that a user typed. The page may only talk to origins that the operator named, and the browser sees to
 * that: any other is refused here, in words, before it would fail without any.
 */
export function readServiceUrl(text: string, place: Place): ServiceChoice {
  const plain = text.trim().replace(/\/+$/, '')
  if (!/^https?:\/\//i.test(plain) || !URL.canParse(plain)) return { refusal: 'notAnAddress', origin: '' }
  const { href, origin, password, search, hash, username } = new URL(plain)
  if (password !== '' || username !== '' || search !== '' || hash !== '') return { refusal: 'notAnAddress', origin }
  const allowed = [place.origin, new URL(defaultServiceUrl(place)).origin, ...place.config.serviceOrigins]
  if (!allowed.includes(origin)) return { refusal: 'notAllowed', origin }
  if (isInsecure(origin, place.origin)) return { refusal: 'insecure', origin }
  return { url: href.replace(/\/+$/, '') }
}

/** The address that the app asks: the user's if the operator still allows it. */
export function chooseService(chosen: string, place: Place): string {
  if (chosen === '') return defaultServiceUrl(place)
  const choice = readServiceUrl(chosen, place)
  return 'url' in choice ? choice.url : defaultServiceUrl(place)
}

/** Browsers let no page that came over https ask anything over plain http, this machine excepted. */
function isInsecure(origin: string, pageOrigin: string): boolean {
  if (!pageOrigin.startsWith('https:') || origin.startsWith('https:')) return false
  return !['127.0.0.1', 'localhost', '[::1]'].includes(new URL(origin).hostname)
}

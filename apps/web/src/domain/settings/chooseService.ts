import type { WebConfig } from '@countersign/protocol/config'

type ChoiceContext = { config: Pick<WebConfig, 'serviceOrigins' | 'serviceUrl'>; origin: string }

type ServiceRefusal = 'invalid' | 'insecure' | 'notAllowed'

export type ServiceChoice = { url: string } | { refusal: ServiceRefusal; origin: string }

export function defaultServiceUrl({ config, origin }: ChoiceContext): string {
  return config.serviceUrl === '' ? origin : config.serviceUrl
}

/** The content security policy allows only the operator's origins: others are refused with a reason. */
export function readServiceUrl(text: string, context: ChoiceContext): ServiceChoice {
  const plain = text.trim().replace(/\/+$/, '')
  if (!/^https?:\/\//i.test(plain) || !URL.canParse(plain)) return { refusal: 'invalid', origin: '' }
  const { href, origin, password, search, hash, username } = new URL(plain)
  if (password !== '' || username !== '' || search !== '' || hash !== '') return { refusal: 'invalid', origin }
  const allowed = [context.origin, new URL(defaultServiceUrl(context)).origin, ...context.config.serviceOrigins]
  if (!allowed.includes(origin)) return { refusal: 'notAllowed', origin }
  if (isInsecure(origin, context.origin)) return { refusal: 'insecure', origin }
  return { url: href.replace(/\/+$/, '') }
}

export function chooseService(chosen: string, context: ChoiceContext): string {
  if (chosen === '') return defaultServiceUrl(context)
  const choice = readServiceUrl(chosen, context)
  return 'url' in choice ? choice.url : defaultServiceUrl(context)
}

/** Browsers block plain http from https pages, except to localhost. */
function isInsecure(origin: string, pageOrigin: string): boolean {
  if (!pageOrigin.startsWith('https:') || origin.startsWith('https:')) return false
  return !['127.0.0.1', 'localhost', '[::1]'].includes(new URL(origin).hostname)
}

import type { ChainConfig } from '@countersign/protocol/config'
import type { Services } from '../services/Services.ts'

/** Dots, and an ending of letters: no address looks like it. */
export function isNameLike(text: string): boolean {
  return text.length <= 255 && /^[^\s:/]+\.\p{L}{2,}$/u.test(text)
}

/** Whether the operator switched look-ups on, and the chain has them. */
export function canResolveName({ config }: Pick<Services, 'config'>, chain: ChainConfig): boolean {
  return config.lookups.names && chain.contracts?.ensUniversalResolver !== undefined
}

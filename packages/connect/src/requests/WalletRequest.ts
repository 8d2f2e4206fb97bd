import { classifyFailure } from '../errors/classifyFailure.ts'

/** The provider side of a connected wallet, EIP-1193. */
export type RequestProvider = { request(request: { method: string; params: unknown }): Promise<unknown> }

/** A rejection is a result, not an exception. */
export type Refusal =
  | { status: 'rejected'; error: unknown }
  | { status: 'pending'; error: unknown }
  | { status: 'unsupported'; error: unknown }
  | { status: 'failed'; error: unknown }

export function toRefusal(error: unknown): Refusal {
  const kind = classifyFailure(error)
  return { error, status: kind === 'rejected' || kind === 'pending' || kind === 'unsupported' ? kind : 'failed' }
}

import { getTotp } from '@countersign/protocol/hash'

/** The hours that a signed request may be bound to: this one, and the one before for signatures made at its end. */
export function listAcceptedHours(now: Date = new Date()): bigint[] {
  const hour = getTotp(now.getTime() / 1000)
  return [hour, hour - 1n]
}

import { getTotp } from '@countersign/protocol/hash'

/** The TOTP hours that a signed request may use: the current and the previous one. */
export function listAcceptedHours(now: Date = new Date()): bigint[] {
  const hour = getTotp(now.getTime() / 1000)
  return [hour, hour - 1n]
}

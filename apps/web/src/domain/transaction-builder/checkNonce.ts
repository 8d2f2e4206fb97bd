import { drafting as words } from '../../lib/messages/drafting.ts'

export type CheckNonceParameters = {
  /** As typed; empty means `next`. */
  text: string
  /** The Safe's nonce on the chain. */
  safeNonce: bigint
  /** The first unused nonce. */
  next: bigint
}

export function checkNonce({ text, safeNonce, next }: CheckNonceParameters): { value: bigint } | { error: string } {
  const plain = text.trim()
  if (plain === '') return { value: next }
  if (!/^\d{1,20}$/.test(plain)) return { error: words.nonceWrong }
  const value = BigInt(plain)
  return value < safeNonce ? { error: words.nonceUsed(safeNonce) } : { value }
}

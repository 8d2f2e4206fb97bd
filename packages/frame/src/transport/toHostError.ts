import { HostRefusedError } from '../errors/HostRefusedError.ts'
import { RejectedInHostError } from '../errors/RejectedInHostError.ts'

export type ToHostErrorParameters = { method: string; text: unknown }

/** A person's no is told from a failure by the host's words, since it sends nothing else. */
export function toHostError({ method, text }: ToHostErrorParameters): HostRefusedError | RejectedInHostError {
  const refusal = new HostRefusedError({ method, text })
  return /\b(reject|denied|deny|declin)/i.test(refusal.hostText)
    ? new RejectedInHostError({ cause: refusal, method })
    : refusal
}

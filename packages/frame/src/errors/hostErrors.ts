import { BaseError } from '@countersign/protocol/errors'
import { msg, sanitizeText } from '@countersign/protocol/text'

/** The host responded with an error. Its message is untrusted text. */
export class HostRefusedError extends BaseError {
  readonly hostText: string
  constructor({ method, text }: { method: string; text: unknown }) {
    const hostText = typeof text === 'string' ? sanitizeText(text, { maxLength: 200 }) : ''
    super(
      'HOST_REFUSED',
      hostText === ''
        ? msg('host.refused', 'The host refused {method}.', { method })
        : msg('host.refusedBecause', 'The host refused {method}: {reason}', { method, reason: hostText }),
    )
    this.hostText = hostText
  }
}

export class HostTimeoutError extends BaseError {
  constructor({ method, timeout }: { method: string; timeout: number }) {
    super(
      'HOST_TIMEOUT',
      msg('host.timeout', 'The host did not respond to {method} within {seconds, number} seconds.', {
        method,
        seconds: timeout / 1000,
      }),
    )
  }
}

/** A user rejected the request in the host. Hosts send no code, only text such as "Transaction was rejected". */
export class RejectedInHostError extends BaseError {
  readonly rpcCode = 4001
  constructor({ method, cause }: { method: string; cause?: unknown }) {
    super('REJECTED_IN_HOST', msg('host.rejected', '{method} was rejected in the host.', { method }), { cause })
  }
}

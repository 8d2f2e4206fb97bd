import { BaseError } from '@countersign/protocol/errors'
import { sanitizeText, say } from '@countersign/protocol/text'

/** The host responded with an error. Its message is untrusted text. */
export class HostRefusedError extends BaseError {
  override readonly name = 'HostRefusedError'
  readonly code = 'HOST_REFUSED'
  readonly hostText: string
  constructor({ method, text }: { method: string; text: unknown }) {
    const hostText = typeof text === 'string' ? sanitizeText(text, { maxLength: 200 }) : ''
    super(hostText === '' ? say`The host refused ${method}.` : say`The host refused ${method}: ${hostText}`)
    this.hostText = hostText
  }
}

export class HostTimeoutError extends BaseError {
  override readonly name = 'HostTimeoutError'
  readonly code = 'HOST_TIMEOUT'
  constructor({ method, timeout }: { method: string; timeout: number }) {
    super(say`The host did not answer ${method} within ${timeout / 1000} seconds.`)
  }
}

/** A user rejected the request in the host. Hosts send no code, only text such as "Transaction was rejected". */
export class RejectedInHostError extends BaseError {
  override readonly name = 'RejectedInHostError'
  readonly code = 'REJECTED_IN_HOST'
  readonly rpcCode = 4001
  constructor({ method, cause }: { method: string; cause?: unknown }) {
    super(say`${method} was rejected in the host.`, { cause })
  }
}

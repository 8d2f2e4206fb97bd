import { BaseError } from '@countersign/protocol/errors'

const causes: Readonly<Record<string, string>> = {
  EACCES: 'this user may not use it',
  EADDRINUSE: 'another program uses it',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'this machine has no such address',
}

/** The server cannot listen at its address. */
export class ListenError extends BaseError {
  override readonly name = 'ListenError'
  readonly code = 'CANNOT_LISTEN'
  constructor({ cause, host, port }: { cause: unknown; host: string; port: number }) {
    const systemCode = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    super(
      `Countersign cannot listen on port ${port} of ${host} (${causes[systemCode] ?? systemCode}): free the port, or set PORT and HOST to an address that is free.`,
      { cause },
    )
  }
}

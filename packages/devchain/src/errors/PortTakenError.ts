import { DevchainError } from './DevchainError.ts'

export class PortTakenError extends DevchainError {
  override readonly name = 'PortTakenError'
  readonly code = 'PORT_TAKEN'
  readonly port: number

  constructor({ cause, host, port }: { cause?: unknown; host: string; port: number }) {
    super(
      `Port ${port} on ${host} is taken, so the embedded chain cannot listen there: stop what uses it or choose another port.`,
      {
        cause,
      },
    )
    this.port = port
  }
}

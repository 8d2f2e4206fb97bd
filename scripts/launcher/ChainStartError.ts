import { DevchainStartError } from '@countersign/devchain'
import { BaseError } from '@countersign/protocol/errors'

/** The chain speaks of ports and folders; whoever started us knows them by the names of variables. */
const remedies: Readonly<Record<string, string>> = {
  DATA_FOLDER_IN_USE: 'Stop the other Countersign, or set COUNTERSIGN_DATA to another folder.',
  DATA_FOLDER_UNUSABLE: 'Set COUNTERSIGN_DATA to a folder that this user can write.',
  JOURNAL_BROKEN: 'Set COUNTERSIGN_DATA to another folder to start with a new chain.',
  PORT_TAKEN: 'Set CHAIN_PORT to a free port, or to 0 for any.',
}

/** The embedded chain could not be started. */
export class ChainStartError extends BaseError {
  override readonly name = 'ChainStartError'
  readonly code = 'CHAIN_START'
  constructor({ cause }: { cause: DevchainStartError }) {
    const remedy = remedies[cause.code]
    super(cause.shortMessage, { cause, metaMessages: remedy ? [remedy] : [] })
  }
}

/** Gives a failure of the chain its remedy; other failures stay what they are. */
export function toStartError(reason: unknown): unknown {
  return reason instanceof DevchainStartError ? new ChainStartError({ cause: reason }) : reason
}

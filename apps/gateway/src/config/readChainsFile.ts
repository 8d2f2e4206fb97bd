import { readFile } from 'node:fs/promises'
import { type ChainConfig, parseChainsFile } from '@countersign/protocol/config'
import { BaseError } from '@countersign/protocol/errors'
import { describeSystemError } from './describeSystemError.ts'

export async function readChainsFile(file: string): Promise<ChainConfig[]> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new ChainsFileUnreadableError({ cause, file, reason: describeSystemError(cause) })
  })
  return parseChainsFile({ file, text }).chains
}

class ChainsFileUnreadableError extends BaseError {
  override readonly name = 'ChainsFileUnreadableError'
  readonly code = 'CHAINS_FILE_UNREADABLE'
  constructor({ cause, file, reason }: { cause: unknown; file: string; reason: string }) {
    super(
      `The chains file ${file} cannot be read (${reason}): correct COUNTERSIGN_CHAINS, or unset it to use the embedded chain.`,
      { cause },
    )
  }
}

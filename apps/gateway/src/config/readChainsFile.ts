import { readFile } from 'node:fs/promises'
import { type ChainConfig, parseChainsFile } from '@countersign/protocol'
import { ChainsFileUnreadableError } from './ChainsFileUnreadableError.ts'
import { describeSystemError } from './describeSystemError.ts'

/** The operator's chains. */
export async function readChainsFile(file: string): Promise<ChainConfig[]> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new ChainsFileUnreadableError({ cause, file, reason: describeSystemError(cause) })
  })
  return parseChainsFile({ file, text }).chains
}

import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { demoAccounts } from '../accounts/demoAccounts.ts'
import transactions from '../contracts/artifacts/demo-world.json' with { type: 'json' }
import { getGenesis } from '../contracts/getGenesis.ts'
import type { EngineEvent } from '../engine/createEngine.ts'
import { type Genesis, GenesisSchema } from '../engine/Genesis.ts'
import { DevchainError } from '../errors/DevchainError.ts'
import { lockFolder } from '../journal/lockFolder.ts'
import { openJournal } from '../journal/openJournal.ts'
import { type Chain, createChain } from './createChain.ts'

class DataFolderUnusableError extends DevchainError {
  override readonly name = 'DataFolderUnusableError'
  readonly code = 'DATA_FOLDER_UNUSABLE'

  constructor({ cause, folder, reason }: { cause?: unknown; folder: string; reason: string }) {
    super(
      `The chain folder ${folder} cannot be used (${reason}): make it readable and writable or choose another folder.`,
      { cause },
    )
  }
}

export type OpenChainParameters = {
  /** Of a new chain; ignored for an existing one. */
  chainId: number
  /** Without it the chain is in memory. */
  dataDir?: string | undefined
  /** Build the demo data on a new chain; ignored for an existing one. */
  demoWorld: boolean
  now: () => number
  onEvent: (event: EngineEvent) => void
}

const privateKeys = demoAccounts.map(({ privateKey }) => privateKey)

export async function openChain({ chainId, dataDir, demoWorld, now, onEvent }: OpenChainParameters): Promise<Chain> {
  if (dataDir === undefined) {
    const chain = await createChain({ genesis: getGenesis(chainId), now, onEvent, privateKeys })
    if (demoWorld) await applyDemoWorld(chain)
    return chain
  }
  const unlock = openFolder(dataDir)
  try {
    const chain = await openStoredChain(dataDir, { chainId, demoWorld, now, onEvent })
    return {
      async close() {
        await chain.close()
        unlock()
      },
      request: chain.request,
    }
  } catch (error) {
    unlock()
    throw asFolderError(error, dataDir)
  }
}

async function openStoredChain(
  folder: string,
  { chainId, demoWorld, now, onEvent }: Omit<OpenChainParameters, 'dataDir'>,
): Promise<Chain> {
  const file = join(folder, 'journal.ndjson')
  const parameters = {
    genesis: readGenesis(folder, { chainId, hasJournal: existsSync(file) }),
    now,
    onEvent,
    privateKeys,
  }
  if (existsSync(file) || !demoWorld) return createChain({ ...parameters, journal: openJournal(file) })
  // The journal is renamed when it is complete, so that a crash leaves no partial chain.
  const draft = join(folder, 'journal.building')
  rmSync(draft, { force: true })
  const journal = openJournal(draft, { isDraft: true })
  const chain = await createChain({ ...parameters, journal })
  await applyDemoWorld(chain)
  journal.complete()
  renameDurably(draft, file)
  return chain
}

function readGenesis(folder: string, { chainId, hasJournal }: { chainId: number; hasJournal: boolean }): Genesis {
  const file = join(folder, 'genesis.json')
  if (hasJournal) return GenesisSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const genesis = getGenesis(chainId)
  writeFileDurably(file, JSON.stringify(genesis))
  return genesis
}

function openFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true })
    return lockFolder(folder)
  } catch (error) {
    throw asFolderError(error, folder)
  }
}

function asFolderError(error: unknown, folder: string): unknown {
  if (error instanceof DevchainError || !(error instanceof Error) || !('code' in error)) return error
  return new DataFolderUnusableError({ cause: error, folder, reason: String(error.code) })
}

function writeFileDurably(file: string, content: string): void {
  const draft = `${file}.draft`
  writeFileSync(draft, content, { flush: true })
  renameDurably(draft, file)
}

/** A rename is durable once the folder is synced. */
function renameDurably(from: string, to: string): void {
  renameSync(from, to)
  const folder = openSync(dirname(to), 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/** Sends the signed demo transactions, each in a block with its fixed time. */
async function applyDemoWorld({ request }: Pick<Chain, 'request'>): Promise<void> {
  const world = z.array(z.object({ raw: z.string(), time: z.number() })).parse(transactions)
  for (const [index, { raw, time }] of world.entries()) {
    await request('evm_setNextBlockTimestamp', [time])
    const answer = await request('eth_sendRawTransaction', [raw])
    if ('error' in answer)
      throw new Error(`Transaction ${index} of the demo world was refused: ${answer.error.message}`)
  }
}

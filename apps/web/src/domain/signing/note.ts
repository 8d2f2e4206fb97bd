import { BaseError } from '@countersign/protocol/errors'
import { encodeContractSignature } from '@countersign/protocol/signatures'
import { checkAuthor, getNoteTypedData } from '@countersign/protocol/verify'
import { NoteSchema, type TransactionDetails } from '@countersign/protocol/wire'
import { type Address, type Client, type Hex, hashTypedData } from 'viem'
import { signTypedData } from 'viem/actions'
import { signText as words } from '../../lib/messages/sign.ts'
import type { ReportId } from '../transactions/Report.ts'

/** As long as anybody reads on a signing screen, and short enough for every service. */
export const longestNote = 500

/** What a service takes beside a proposal; signatures of contracts with many owners are long. */
const longestOrigin = 4_096

/** The wallet's answer proves nothing about the note. */
class NoteNotSignedError extends BaseError {
  override readonly name = 'NoteNotSignedError'
  readonly code = 'NOTE_NOT_SIGNED'
  constructor() {
    super(words.noteNotSigned)
  }
}

/** The note is signed, and too long to be handed over with its signature. */
class NoteTooLongError extends BaseError {
  override readonly name = 'NoteTooLongError'
  readonly code = 'NOTE_TOO_LONG'
  constructor() {
    super(words.noteTooLong)
  }
}

export type SignNoteParameters = {
  id: ReportId
  note: string
  owner: Address
  /** Our own node: the account may be a contract, and only the chain knows. */
  node: Client
}

/** Has the wallet sign the words, bound to this very transaction; returns what goes to the service with the proposal. */
export async function signNote(wallet: Client, { id, node, note: typed, owner }: SignNoteParameters): Promise<string> {
  // As every reader's page will clean it: what they hash must be what was signed.
  const note = NoteSchema.parse(typed.trim())
  const answer = await signTypedData(wallet, { account: owner, ...toTypedData(id, note) })
  // By the account's key, or by the word of the contract that the account is.
  for (const noteSignature of [answer, encodeContractSignature({ owner, signature: answer })]) {
    const { author } = await prove(node, { id, note, noteSignature, owner })
    if (!author) continue
    const origin = JSON.stringify({ note, noteSignature })
    if (origin.length > longestOrigin) throw new NoteTooLongError()
    return origin
  }
  throw new NoteNotSignedError()
}

export type ProvenNote = {
  text: string
  author: Address
  /** Where the author is a contract: the block at which it was asked. */
  block: bigint | undefined
}

export type FindProvenNoteParameters = { id: ReportId; details: TransactionDetails }

/** The note with its author, where a signature proves both; what the service says of either is not asked. */
export async function findProvenNote(
  node: Client,
  { id, details: { detailedExecutionInfo: info, note, noteSignature } }: FindProvenNoteParameters,
): Promise<ProvenNote | undefined> {
  const proposer = info?.type === 'MULTISIG' ? info.proposer?.value : undefined
  if (!note || !noteSignature || !proposer) return undefined
  const { author } = await prove(node, { id, note, noteSignature, owner: proposer })
  if (!author) return undefined
  const { evidence } = author
  return { text: note, author: author.value, block: evidence.source === 'chain' ? evidence.block.number : undefined }
}

type SignedNote = { id: ReportId; note: string; noteSignature: Hex; owner: Address }

function prove(client: Client, { id, note, noteSignature, owner }: SignedNote) {
  return checkAuthor('T42', {
    chain: { chainId: id.chainId, client },
    claimedSigner: owner,
    hash: hashTypedData(toTypedData(id, note)),
    signature: noteSignature,
  })
}

function toTypedData({ address: safe, chainId, safeTxHash }: ReportId, note: string) {
  return getNoteTypedData({ chainId, note, safe, safeTxHash })
}

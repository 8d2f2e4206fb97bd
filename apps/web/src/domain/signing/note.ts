import { BaseError, checkAuthor, getNoteTypedData, NoteSchema, type TransactionDetails } from '@countersign/protocol'
import { type Address, type Client, type Hex, hashTypedData } from 'viem'
import { signTypedData } from 'viem/actions'
import { signText as words } from '../../lib/messages/sign.ts'
import type { ReportId } from '../report/Report.ts'

/** As long as anybody reads on a signing screen, and short enough for every service. */
export const longestNote = 500

/** The wallet's answer proves nothing about the note. */
class NoteNotSignedError extends BaseError {
  override readonly name = 'NoteNotSignedError'
  readonly code = 'NOTE_NOT_SIGNED'
  constructor() {
    super(words.noteNotSigned)
  }
}

export type SignNoteParameters = { id: ReportId; note: string; owner: Address }

/** Has the wallet sign the words, bound to this very transaction; returns what goes to the service with the proposal. */
export async function signNote(wallet: Client, { id, note, owner }: SignNoteParameters): Promise<string> {
  // As every reader's page will clean it: what they hash must be what was signed.
  const text = NoteSchema.parse(note.trim())
  const typedData = toTypedData(id, text)
  const noteSignature = await signTypedData(wallet, { account: owner, ...typedData })
  const { author } = await prove(id, { note: text, noteSignature, owner })
  if (!author) throw new NoteNotSignedError()
  return JSON.stringify({ note: text, noteSignature })
}

export type ProvenNote = { text: string; author: Address }

/** The note with its author, where a signature proves both; what the service says of either is not asked. */
export async function findProvenNote(
  id: ReportId,
  { detailedExecutionInfo: info, note, noteSignature }: TransactionDetails,
): Promise<ProvenNote | undefined> {
  const proposer = info?.type === 'MULTISIG' ? info.proposer?.value : undefined
  if (!note || !noteSignature || !proposer) return undefined
  const { author } = await prove(id, { note, noteSignature, owner: proposer })
  return author && { text: note, author: author.value }
}

function prove(id: ReportId, { note, noteSignature, owner }: { note: string; noteSignature: Hex; owner: Address }) {
  const hash = hashTypedData(toTypedData(id, note))
  return checkAuthor('T42', { claimedSigner: owner, hash, signature: noteSignature })
}

function toTypedData({ address: safe, chainId, safeTxHash }: ReportId, note: string) {
  return getNoteTypedData({ chainId, note, safe, safeTxHash })
}

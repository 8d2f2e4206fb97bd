import { BaseError } from '@countersign/protocol/errors'
import { encodeContractSignature } from '@countersign/protocol/signatures'
import { checkAuthor, getNoteTypedData } from '@countersign/protocol/verify'
import { NoteSchema, type TransactionDetails } from '@countersign/protocol/wire'
import { type Address, type Client, type Hex, hashTypedData } from 'viem'
import { signTypedData } from 'viem/actions'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import type { ReportId } from '../transactions/Report.ts'

const t = createCatalogue('review')

/** Readable on a signing screen and accepted by every service. */
export const maxNoteLength = 500

/** The services' limit for `origin`; contract signatures with many owners are long. */
const maxOriginLength = 4_096

export type SignNoteParameters = {
  id: ReportId
  note: string
  owner: Address
  /** Our own node: the account may be a contract. */
  node: Client
}

/** Signs the note, bound to this transaction; returns the proposal's `origin`. */
export async function signNote(wallet: Client, { id, node, note: typed, owner }: SignNoteParameters): Promise<string> {
  // Sanitized as readers will: they must hash what was signed.
  const note = NoteSchema.parse(typed.trim())
  const answer = await signTypedData(wallet, { account: owner, ...toTypedData(id, note) })
  // Verified as an EOA signature, then as a contract signature (EIP-1271).
  for (const noteSignature of [answer, encodeContractSignature({ owner, signature: answer })]) {
    const { author } = await prove(node, { id, note, noteSignature, owner })
    if (!author) continue
    const origin = JSON.stringify({ note, noteSignature })
    if (origin.length > maxOriginLength) throw new BaseError('NOTE_TOO_LONG', t('noteTooLong'))
    return origin
  }
  throw new BaseError('NOTE_NOT_SIGNED', t('noteNotSigned'))
}

export type ProvenNote = {
  text: string
  author: Address
  /** The block of the EIP-1271 call, for a contract. */
  block: bigint | undefined
}

/** The note and its author, if the signature proves both; the service is not trusted for either. */
export async function findProvenNote(
  node: Client,
  { id, details: { detailedExecutionInfo: info, note, noteSignature } }: { id: ReportId; details: TransactionDetails },
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

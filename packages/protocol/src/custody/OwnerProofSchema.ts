import type { Hex } from 'viem'
import { stringToHex, zeroAddress } from 'viem'
import { z } from 'zod'
import { InvalidFileError, maxFileSize, parseStrictJson, toInvalidFile } from '../file/parseTransactionFile.ts'
import { isVersionAtLeast } from '../hash/parseSafeVersion.ts'
import { fromBase64Url, InvalidLinkError, toBase64Url } from '../link/LinkFields.ts'
import { maximumContractSignature } from '../signatures/packSignatures.ts'
import { msg } from '../text/msg.ts'
import { sanitizeText } from '../text/sanitizeText.ts'
import { NotEcdsaSignatureError, normalizeSignature } from '../verify/createSigningRequest.ts'
import { AddressSchema, HashSchema, HexSchema } from '../wire/primitives.ts'

/** A challenge can be answered for this long, in seconds. */
const maxProofAge = 30 * 86_400
/** A clock may be this much ahead, in seconds. */
export const proofClockSkew = 600
const maxPurpose = 120
/** Safes between the owner and the key that signs, the owner included. */
export const maxProofDepth = 4
const maxProofSignatures = 64

const SecondsSchema = z.int().positive().max(8_640_000_000_000)

/** Signed as it is shown: nothing in it may hide or reorder text. */
const PurposeSchema = z
  .string()
  .min(1)
  .max(maxPurpose)
  .refine((text) => sanitizeText(text, { maxLength: maxPurpose }) === text, { error: 'Invalid text' })

const VersionSchema = z.string().max(40).refine(isVersion, { error: 'Invalid version' })

function isVersion(text: string): boolean {
  try {
    return isVersionAtLeast(text, '1.0.0')
  } catch {
    return false
  }
}

/** What an owner signs to show that they can sign for a Safe. */
const OwnerProofChallengeSchema = z
  .strictObject({
    chainId: z.int().positive(),
    /** The zero address for a Safe that is yet to be created: its address depends on its owners. */
    safe: AddressSchema,
    /** Decides in which way the Safe asks a contract. */
    safeVersion: VersionSchema,
    owner: AddressSchema.refine((owner) => owner !== zeroAddress, { error: 'Invalid owner' }),
    purpose: PurposeSchema,
    nonce: HashSchema,
    issuedAt: SecondsSchema,
    expiresAt: SecondsSchema,
  })
  .refine(({ expiresAt, issuedAt }) => expiresAt > issuedAt && expiresAt - issuedAt <= maxProofAge, {
    error: 'Invalid time',
    path: ['expiresAt'],
  })

export type OwnerProofChallenge = z.infer<typeof OwnerProofChallengeSchema>

const maxHex = 2 + maximumContractSignature * 2

/** A signature with the accounts from the owner down to who made it: `[owner]`, or `[owner Safe, its owner]`. */
const OwnerProofSignatureSchema = z.strictObject({
  path: z.array(AddressSchema).min(1).max(maxProofDepth),
  signature: z.string().max(maxHex).pipe(HexSchema),
})

export type OwnerProofSignature = z.infer<typeof OwnerProofSignatureSchema>

/** A challenge with what was signed so far; without signatures a request. `verifyOwnerProof` decides what it proves. */
export const OwnerProofSchema = z.strictObject({
  kind: z.literal('ownerProof'),
  version: z.literal(1),
  challenge: OwnerProofChallengeSchema,
  signatures: z.array(OwnerProofSignatureSchema).max(maxProofSignatures),
})

export type OwnerProof = z.infer<typeof OwnerProofSchema>

/** `GET /v1/chains/{chainId}/safes/{address}/owner-proofs` */
export const OwnerProofListSchema = z.object({ results: z.array(OwnerProofSchema).max(1_000) })

export type OwnerProofList = z.infer<typeof OwnerProofListSchema>

type CreateChallengeParameters = Omit<OwnerProofChallenge, 'expiresAt' | 'issuedAt' | 'nonce'> & {
  /** Unix seconds. */
  now: number
  /** 32 random bytes. */
  nonce: Hex
  /** In seconds. @default 14 days */
  lifetime?: number
}

/** A request for a proof. */
export function createOwnerProof({ lifetime = 14 * 86_400, now, ...challenge }: CreateChallengeParameters): OwnerProof {
  const issuedAt = Math.floor(now)
  return {
    challenge: OwnerProofChallengeSchema.parse({ ...challenge, expiresAt: issuedAt + lifetime, issuedAt }),
    kind: 'ownerProof',
    signatures: [],
    version: 1,
  }
}

/** Reads a file strictly; its signatures stay claims. @throws InvalidFileError, which names the field */
export function parseOwnerProof(text: string): OwnerProof {
  if (text.length > maxFileSize)
    throw new InvalidFileError(
      msg('file.tooLong', 'The file is longer than {bytes, number} bytes.', { bytes: maxFileSize }),
      { field: 'file' },
    )
  const parsed = OwnerProofSchema.safeParse(parseStrictJson(text))
  if (!parsed.success) throw toInvalidFile(parsed.error)
  return parsed.data
}

const prefix = 'p1.'

/** For an address's fragment, which no browser sends to a server. */
export function encodeOwnerProofLink(proof: OwnerProof): string {
  const { challenge, signatures } = proof
  const text = JSON.stringify({ challenge, kind: proof.kind, signatures, version: proof.version })
  return `${prefix}${toBase64Url(Uint8Array.from(new TextEncoder().encode(text)))}`
}

/** Reads a link, or the end of a whole address. @throws InvalidLinkError, InvalidFileError */
export function parseOwnerProofLink(text: string): OwnerProof {
  const fragment = text.trim().slice(text.trim().lastIndexOf('#') + 1)
  const bytes = fragment.startsWith(prefix) ? fromBase64Url(fragment.slice(prefix.length)) : undefined
  if (!bytes)
    throw new InvalidLinkError({ field: 'format', reason: msg('proof.notALink', 'this is not an owner proof') })
  return parseOwnerProof(new TextDecoder().decode(bytes))
}

/** Of the same challenge: the signatures of both. */
export function mergeOwnerProofs(one: OwnerProof, other: OwnerProof): OwnerProof {
  const keyOf = ({ path, signature }: OwnerProofSignature) => `${path.join()}:${signature}`.toLowerCase()
  const all = new Map([...one.signatures, ...other.signatures].map((signature) => [keyOf(signature), signature]))
  return { ...one, signatures: [...all.values()].slice(0, maxProofSignatures) }
}

/** What a wallet returned, in the form that contracts read where it is a key's. */
export function addProofSignature(proof: OwnerProof, { path, signature }: OwnerProofSignature): OwnerProof {
  const added = [signature, normalize(signature)].flatMap((data) => (data ? [{ path, signature: data }] : []))
  return mergeOwnerProofs(proof, { ...proof, signatures: added })
}

function normalize(signature: Hex): Hex | undefined {
  try {
    return normalizeSignature({ method: 'typedData', signature })
  } catch (error) {
    if (error instanceof NotEcdsaSignatureError) return undefined
    throw error
  }
}

/** Which challenge it answers. */
export function isSameChallenge(one: OwnerProofChallenge, other: OwnerProofChallenge): boolean {
  return toKey(one) === toKey(other)
}

function toKey(challenge: OwnerProofChallenge): Hex {
  const { chainId, expiresAt, issuedAt, nonce, owner, purpose, safe, safeVersion } = challenge
  return stringToHex(JSON.stringify([chainId, safe, safeVersion, owner, purpose, nonce, issuedAt, expiresAt]))
}

import { type Address, isAddressEqual } from 'viem'
import { type ChainClient, readBlock } from '../chain/ChainClient.ts'
import { type RawState, readRawState } from '../chain/readRawState.ts'
import { isVersionAtLeast } from '../hash/parseSafeVersion.ts'
import {
  createNestedProofTypedData,
  createOwnerProofTypedData,
  hashNestedProof,
  hashOwnerProof,
  type SignedContent,
} from './createOwnerProofTypedData.ts'
import { maxProofDepth, type OwnerProofChallenge } from './OwnerProofSchema.ts'

/** One signature that an account can add to a proof. */
export type ProofStep = {
  /** From the owner down to the account that signs. */
  path: readonly Address[]
  typedData: ReturnType<typeof createOwnerProofTypedData> | ReturnType<typeof createNestedProofTypedData>
  content: SignedContent
}

const maxSafes = 30

type Level = { content: SignedContent; parentVersion: string; path: readonly Address[] }

/**
 * What this account can sign of a challenge: as the owner itself, or as an owner of Safes on the way to the owner.
 *
 * @throws ChainUnreachableError
 */
export async function listProofSteps(
  client: ChainClient,
  { challenge, signer }: { challenge: OwnerProofChallenge; signer: Address },
): Promise<ProofStep[]> {
  const { chainId, owner, safeVersion } = challenge
  const direct = hashOwnerProof(challenge)
  const steps: ProofStep[] = []
  if (isAddressEqual(owner, signer))
    steps.push({ content: direct, path: [owner], typedData: createOwnerProofTypedData(challenge) })
  const block = await readBlock(client, { chainId })
  let levels: Level[] = [{ content: direct, parentVersion: safeVersion, path: [owner] }]
  let read = 0
  while (levels.length > 0) {
    const next: Level[] = []
    for (const { content, parentVersion, path } of levels) {
      const safe = path.at(-1)
      if (!safe || path.length >= maxProofDepth || read >= maxSafes) continue
      read += 1
      const nested = toSafe(await readRawState(client, safe, block))
      if (!nested) continue
      const parameters = { chainId, content, parentVersion, safe, version: nested.version }
      const inner = hashNestedProof(parameters)
      for (const account of nested.owners) {
        const below = [...path, account]
        if (isAddressEqual(account, signer))
          steps.push({ content: inner, path: below, typedData: createNestedProofTypedData(parameters) })
        else next.push({ content: inner, parentVersion: nested.version, path: below })
      }
    }
    levels = next
  }
  return steps
}

function toSafe({ owners, version }: RawState): { owners: readonly Address[]; version: string } | undefined {
  return owners && version !== undefined && isVersionAtLeast(version, '1.0.0') ? { owners, version } : undefined
}

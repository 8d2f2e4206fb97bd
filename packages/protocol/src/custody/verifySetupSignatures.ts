import { type Address, hashTypedData, isAddressEqual } from 'viem'
import { type ChainClient, ChainUnreachableError } from '../chain/ChainClient.ts'
import { findSigner } from '../verify/checkAuthor.ts'
import { getSetupFileTypedData } from './parseSetupFile.ts'
import type { SignedSetupFile } from './SetupFile.ts'

export type SetupSignature = {
  owner: Address
  /** `stranger`: valid, but by an account that is no owner in the file. `unknown`: a contract that could not be called. */
  status: 'valid' | 'invalid' | 'stranger' | 'unknown'
}

/** Who signed a setup file. Contracts are called through `client`, on the file's first chain. */
export async function verifySetupSignatures(
  file: SignedSetupFile,
  { client }: { client?: ChainClient | undefined } = {},
): Promise<SetupSignature[]> {
  const typedData = getSetupFileTypedData(file)
  const hash = hashTypedData(typedData)
  const { chainId } = typedData.domain
  const isOwner = (account: Address) =>
    file.chains.some(({ owners }) => owners.some(({ address }) => isAddressEqual(address, account)))
  return Promise.all(
    file.signatures.map(async ({ owner, signature }): Promise<SetupSignature> => {
      const chain = client ? { chain: { chainId, client } } : {}
      try {
        const proof = await findSigner({ claimedSigner: owner, hash, signature, ...chain })
        // The last byte of an own-signature is never zero: that is a contract's.
        if (!proof && !client && isContractSignature(signature)) return { owner, status: 'unknown' }
        if (!proof || !isAddressEqual(proof.signer, owner)) return { owner, status: 'invalid' }
        return { owner, status: isOwner(owner) ? 'valid' : 'stranger' }
      } catch (error) {
        if (error instanceof ChainUnreachableError) return { owner, status: 'unknown' }
        throw error
      }
    }),
  )
}

const isContractSignature = (signature: string) => signature.slice(130, 132) === '00'

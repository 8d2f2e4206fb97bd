import { type Address, type Hex, keccak256, numberToHex } from 'viem'
import { type ChainClient, readBlock, requestBlock } from '../chain/ChainClient.ts'
import { proxyCodeHashes } from '../chain/safeDeployments.ts'
import type { BlockReference } from '../evidence/Evidence.ts'
import { isSameAddress } from '../hash/isSameAddress.ts'
import { readPasskeyOwner } from './readPasskeyOwner.ts'

/** How an owner signs. `contract`: by EIP-1271, but neither a Safe's proxy nor a passkey's signer. */
export type OwnerType = 'account' | 'passkey' | 'safe' | 'contract'

export type ReadOwnerTypesParameters = {
  chainId: number
  safe: Address
  owners: readonly Address[]
  /** Own passkeys, whose contracts may not be deployed yet. */
  passkeys?: readonly Address[]
}

/** An account that delegates to a contract (EIP-7702) still signs with its key. */
const delegation = '0xef0100'

/**
 * The types of a Safe's owners, in their order, from the code at their addresses.
 *
 * @throws ChainUnreachableError, WrongChainError
 */
export async function readOwnerTypes(
  client: ChainClient,
  { chainId, owners, passkeys = [], safe }: ReadOwnerTypesParameters,
): Promise<OwnerType[]> {
  const block = await readBlock(client, { chainId })
  return Promise.all(
    owners.map(async (owner) => {
      const method = 'eth_getCode'
      const params: [Address, Hex] = [owner, numberToHex(block.number)]
      const code = await requestBlock(method, client.request({ method, params }))
      if (code && code !== '0x' && !code.startsWith(delegation))
        return readContractType(client, { code, owner, safe }, block)
      return passkeys.some((passkey) => isSameAddress(passkey, owner)) ? 'passkey' : 'account'
    }),
  )
}

async function readContractType(
  client: ChainClient,
  { code, owner, safe }: { code: Hex; owner: Address; safe: Address },
  block: BlockReference,
): Promise<OwnerType> {
  if (proxyCodeHashes[keccak256(code)] !== undefined) return 'safe'
  return (await readPasskeyOwner(client, { owner, safe }, block)) ? 'passkey' : 'contract'
}

import { type Address, concat, encodeFunctionData, type Hex, numberToHex } from 'viem'
import { passkeyFactoryAbi } from '../abi/libraryAbi.ts'
import { type ChainClient, readBlock, requestBlock } from '../chain/ChainClient.ts'
import { callContract } from '../chain/callContracts.ts'
import {
  defaultVerifiers,
  type PasskeyPublicKey,
  p256Precompile,
  p256Verifiers,
  passkeySignerFactories,
  predictPasskeySigner,
} from './passkeyContracts.ts'
import { readCodeHash } from './readPasskeyOwner.ts'

export type PasskeySupport = {
  /** Safe's factory of signer contracts, with its official code. */
  hasFactory: boolean
  hasPrecompile: boolean
  /** The official verifier contract of new signers. */
  hasVerifier: boolean
}

/** Whether passkeys can own Safes on this chain. The precompile is detected by a call with a known signature. */
export async function readPasskeySupport(
  client: ChainClient,
  { chainId }: { chainId: number },
): Promise<PasskeySupport> {
  const block = await readBlock(client, { chainId })
  const [factory] = passkeySignerFactories
  const [verifier] = p256Verifiers
  const [factoryHash, verifierHash, answer] = await Promise.all([
    readCodeHash(client, factory.address, block),
    readCodeHash(client, verifier.address, block),
    callContract(client, { data: knownSignature, to: p256Precompile }, block),
  ])
  return {
    hasFactory: factoryHash === factory.codeHash,
    hasPrecompile: answer === one,
    hasVerifier: verifierHash === verifier.codeHash,
  }
}

export function canOwnByPasskey({ hasFactory, hasPrecompile, hasVerifier }: PasskeySupport): boolean {
  return hasFactory && (hasPrecompile || hasVerifier)
}

const one = numberToHex(1, { size: 32 })

/** Message, r, s, x and y of a valid signature (the first test vector of RIP-7212). */
const knownSignature: Hex = concat([
  '0x4cee90eb86eaa050036147a12d49004b6b9c72bd725d39d4785011fe190f0b4d',
  '0xa73bd4903f0ce3b639bbbf6e8e80d16931ff4bcf5993d58468e8fb19086e8cac',
  '0x36dbcd03009df8c59286b162af3bd7fcc0450c9aa81be5d10d312af6c66b1d60',
  '0x4aebd3099c618202fcfe16ae7770b0c49ab5eadf74b754204a3bb6060e44eff3',
  '0x7618b065f9832de4ca6ca971a7a1adc826d0f7c00181a5fb2ddf79ae00b4e10e',
])

/** The call that deploys a passkey's signer contract; anyone may send it, also again. */
export function createPasskeySignerCall({ x, y }: PasskeyPublicKey): { to: Address; data: Hex; value: bigint } {
  const [{ address: to }] = passkeySignerFactories
  const data = encodeFunctionData({
    abi: passkeyFactoryAbi,
    args: [x, y, defaultVerifiers],
    functionName: 'createSigner',
  })
  return { data, to, value: 0n }
}

/** Whether a passkey's signer contract is deployed. */
export async function isPasskeySignerDeployed(client: ChainClient, publicKey: PasskeyPublicKey): Promise<boolean> {
  const method = 'eth_getCode'
  const code = await requestBlock(
    method,
    client.request({ method, params: [predictPasskeySigner(publicKey), 'latest'] }),
  )
  return code !== undefined && code !== '0x'
}

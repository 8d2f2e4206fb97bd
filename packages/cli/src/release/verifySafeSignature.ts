import {
  type Address,
  ContractFunctionExecutionError,
  ContractFunctionRevertedError,
  createClient,
  type Hex,
  hashMessage,
  http,
  isAddress,
  isHex,
  parseAbi,
} from 'viem'
import { getBlock, getChainId, getCode, readContract } from 'viem/actions'
import type { OptionSpec, OptionValues } from '../arguments/Command.ts'
import { getText } from '../arguments/Command.ts'
import { RefusedError, SourceError, UsageError } from '../CliError.ts'
import type { ReleaseManifest } from './ReleaseManifest.ts'

export const safeOptions = {
  safe: { text: 'Safe that signs the releases (EIP-1271)', value: '<address>' },
  node: { text: 'your JSON-RPC node of the Safe’s chain', value: '<url>' },
  'safe-signature': { text: 'its signature (default: <manifest>.safe)', value: '<file|url>' },
} satisfies Record<string, OptionSpec>

/** Verdict of the Safe at a block; undefined where no Safe was asked for. */
export type SafeSignatureReport =
  | { verdict: 'valid' | 'invalid'; safe: Address; chainId: number; block: string }
  | { verdict: 'missing'; safe: Address }

const abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
const magicValue = '0x1626ba7e'

/** What the owners sign, as a message of text in any Safe app. */
export function toReleaseMessage({ name, sha256, version }: Pick<ReleaseManifest, 'name' | 'sha256' | 'version'>) {
  return `${name} ${version}\nSHA-256 of the manifest: ${sha256}`
}

export type VerifySafeSignatureParameters = {
  manifest: ReleaseManifest
  options: OptionValues
  /** Content of the signature file: hex. */
  readSignature(): Promise<string | undefined>
}

/** Asks the Safe itself, on its chain: owners and threshold of today decide. */
export async function verifySafeSignature(
  parameters: VerifySafeSignatureParameters,
): Promise<SafeSignatureReport | undefined> {
  const { manifest, options, readSignature } = parameters
  const safe = getText(options, 'safe')
  if (safe === undefined) return undefined
  const url = getText(options, 'node')
  if (!isAddress(safe)) throw new UsageError('--safe is not an address.')
  if (url === undefined || !URL.canParse(url)) throw new UsageError('--safe needs --node, a node of its chain.')
  const text = (await readSignature())?.trim()
  if (text === undefined) return { safe, verdict: 'missing' }
  // "0x": approved on the chain (SignMessageLib).
  if (!isHex(text) || text.length > 100_000 || text.length % 2 !== 0)
    throw new RefusedError('The signature of the Safe is not hex.', { field: 'safe-signature' })
  const client = createClient({ transport: http(url, { retryCount: 1, timeout: 10_000 }) })
  try {
    const [chainId, block] = await Promise.all([getChainId(client), getBlock(client)])
    const blockNumber = block.number
    // Without code, every call succeeds with an empty answer.
    const code = await getCode(client, { address: safe, blockNumber })
    const isValid = code !== undefined && (await isValidAt({ blockNumber, client, manifest, safe, signature: text }))
    return { block: `${blockNumber}`, chainId, safe, verdict: isValid ? 'valid' : 'invalid' }
  } catch (cause) {
    throw new SourceError('The node does not respond. Check --node and the network.', { cause })
  }
}

type IsValidParameters = {
  blockNumber: bigint
  client: ReturnType<typeof createClient>
  manifest: ReleaseManifest
  safe: Address
  signature: Hex
}

async function isValidAt({ blockNumber, client, manifest, safe, signature }: IsValidParameters): Promise<boolean> {
  const hash = hashMessage(toReleaseMessage(manifest))
  try {
    const answer = await readContract(client, {
      abi,
      address: safe,
      args: [hash, signature],
      blockNumber,
      functionName: 'isValidSignature',
    })
    return answer === magicValue
  } catch (error) {
    if (error instanceof ContractFunctionExecutionError && isRevert(error)) return false
    throw error
  }
}

/** A Safe reverts on signatures that it does not accept; anything else is a node that failed. */
function isRevert(error: ContractFunctionExecutionError): boolean {
  return error.walk((cause) => cause instanceof ContractFunctionRevertedError) !== null
}

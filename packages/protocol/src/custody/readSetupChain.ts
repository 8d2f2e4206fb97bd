import { type Address, type Hex, isAddressEqual, numberToHex, zeroAddress } from 'viem'
import { type ChainClient, requestBlock } from '../chain/ChainClient.ts'
import { readFacts } from '../chain/readFacts.ts'
import { NotASafeError } from '../chain/readSafeState.ts'
import type { ChainFacts } from '../chain/SafeFacts.ts'
import type { BlockReference } from '../evidence/Evidence.ts'
import { readPasskeyOwner } from '../passkey/readPasskeyOwner.ts'
import { msg } from '../text/msg.ts'
import { sanitizeText } from '../text/sanitizeText.ts'
import { verifyCreation } from '../verify/verifyCreation.ts'
import { type OwnerTree, verifyOwnerTree } from '../verify/verifyOwnerTree.ts'
import type { AccountKind, SetupChain, SetupCreation } from './SetupFile.ts'

export type ReadSetupChainParameters = {
  chainId: number
  safe: Address
  chainName?: string
  /** As somebody claims them: taken only if the address follows from them. */
  creation?: SetupCreation | undefined
  nameOf?: (address: Address) => string | undefined
}

export type ReadSetup = { chain: SetupChain; facts: ChainFacts; tree: OwnerTree }

/** What a setup file records of a Safe on one chain. @throws NotASafeError, ChainUnreachableError, WrongChainError */
export async function readSetupChain(client: ChainClient, parameters: ReadSetupChainParameters): Promise<ReadSetup> {
  const { chainId, chainName = '', creation, nameOf = () => undefined, safe } = parameters
  const facts = await readFacts(client, { chainId, safe })
  const { block, implementationCodeHash, nonce, owners, proxyCodeHash, threshold, version, ...parts } = facts.safe
  if (!proxyCodeHash || !implementationCodeHash || !owners?.length || !threshold || nonce === undefined || !version)
    throw new NotASafeError({
      address: safe,
      chainId,
      reason: proxyCodeHash
        ? msg('node.notASafe', 'the contract does not behave like a Safe')
        : msg('node.noContract', 'no contract is deployed there'),
    })
  const tree = await verifyOwnerTree(client, { chainId, safe })
  const nodes = tree.nodes?.value ?? []
  const kinds = await Promise.all(
    owners.map((owner) =>
      readOwnerKind(client, {
        address: owner,
        block,
        isSafe: nodes.some((node) => isAddressEqual(node.safe, owner)),
        safe,
      }),
    ),
  )
  const chain: SetupChain = {
    block: block.number,
    blockHash: block.hash,
    chainId,
    chainName: toLabel(chainName),
    creation: creation && isProven(safe, creation) ? creation : null,
    fallbackHandler: orNull(parts.fallbackHandler),
    guard: orNull(parts.guard),
    implementation: parts.implementation,
    implementationCodeHash,
    moduleGuard: orNull(parts.moduleGuard),
    modules: parts.modules ?? null,
    nested: nodes.slice(1),
    nonce,
    owners: owners.map((address, index) => ({
      address,
      kind: kinds[index] ?? 'key',
      name: toLabel(nameOf(address) ?? ''),
    })),
    proxyCodeHash,
    threshold: Number(threshold),
    version,
  }
  return { chain, facts, tree }
}

const toLabel = (text: string) => sanitizeText(sanitizeText(text, { maxLength: 64 }), { maxLength: 64 })

const orNull = (part: Address) => (isAddressEqual(part, zeroAddress) ? null : part)

/** Whether the address follows from these parameters. */
export function isProven(safe: Address, creation: SetupCreation): boolean {
  return verifyCreation({ ...creation, safe }).checks.some(({ code }) => code === 'ADDRESS_AGREES')
}

type ReadAccountKindParameters = { address: Address; block: BlockReference; isSafe: boolean }

async function readOwnerKind(
  client: ChainClient,
  { safe, ...account }: ReadAccountKindParameters & { safe: Address },
): Promise<AccountKind> {
  const kind = await readAccountKind(client, account)
  const isPasskey =
    kind === 'contract' && (await readPasskeyOwner(client, { owner: account.address, safe }, account.block))
  return isPasskey ? 'passkey' : kind
}

/** How an account can sign, by its code. */
export async function readAccountKind(
  client: ChainClient,
  { address, block, isSafe }: ReadAccountKindParameters,
): Promise<AccountKind> {
  if (isSafe) return 'safe'
  const method = 'eth_getCode'
  const code = await requestBlock<Hex | undefined>(
    method,
    client.request({ method, params: [address, numberToHex(block.number)] }),
  )
  if (!code || code === '0x') return 'key'
  // EIP-7702: the marker and an address.
  return code.startsWith('0xef0100') && code.length === 48 ? 'delegated' : 'contract'
}

import { type Address, getAddress, type Hex, hexToBigInt, keccak256, pad, type TransactionReceipt, toHex } from 'viem'
import { demoAccounts } from '../accounts/demoAccounts.ts'
import type { TestClient } from '../client/createTestClient.ts'
import { proxyFactoryAbi, safeAbi } from '../contracts/safeAbi.ts'
import { type SafeVersion, safeContracts } from '../contracts/safeContracts.ts'
import {
  encodeExecTransaction,
  encodeSafeSetup,
  hashOnChain,
  type SafeTransaction,
  signHash,
  toSafeTransaction,
} from '../safe/SafeTransaction.ts'

export type DeploySafeParameters = {
  client: TestClient
  /** The sender; a demo account. */
  deployer?: Address | undefined
  /** The L2 singleton, which emits an event per transaction. Before 1.3.0 there is none. @default true */
  l2?: boolean | undefined
  owners: readonly Address[]
  /** Distinguishes Safes of the same owners. @default random */
  saltNonce?: bigint | undefined
  threshold: number
  /** @default '1.4.1' */
  version?: SafeVersion | undefined
}

/** Deploys a Safe through the proxy factory of its version and returns its address. */
export async function deploySafe(parameters: DeploySafeParameters): Promise<Address> {
  const { client, deployer = demoAccounts[0].address, l2 = true, version = '1.4.1' } = parameters
  const saltNonce = parameters.saltNonce ?? hexToBigInt(keccak256(toHex(crypto.randomUUID())))
  const contracts = safeContracts[version]
  const singleton = l2 && 'singletonL2' in contracts ? contracts.singletonL2 : contracts.singleton
  const { request, result } = await client.simulateContract({
    abi: proxyFactoryAbi,
    account: deployer,
    address: contracts.proxyFactory,
    args: [singleton, encodeSafeSetup({ ...parameters, version }), saltNonce],
    functionName: 'createProxyWithNonce',
  })
  await client.writeContract(request)
  return result
}

export type ExecuteAsSafeParameters = {
  client: TestClient
  /** The sender. @default Alice */
  executor?: Address | undefined
  safe: Address
  /** Demo accounts that sign. @default as many owners as the threshold asks for */
  signers?: readonly Address[] | undefined
  transaction: Partial<SafeTransaction> & Pick<SafeTransaction, 'to'>
}

export type ExecuteAsSafeReturnType = { hash: Hex; receipt: TransactionReceipt; safeTxHash: Hex }

/** Signs a transaction as owners of a Safe and executes it. The receipt may be that of a failure. */
export async function executeAsSafe(parameters: ExecuteAsSafeParameters): Promise<ExecuteAsSafeReturnType> {
  const { client, executor = demoAccounts[0].address, safe } = parameters
  const contract = { abi: safeAbi, address: safe } as const
  const nonce = parameters.transaction.nonce ?? (await client.readContract({ ...contract, functionName: 'nonce' }))
  const transaction = toSafeTransaction({ ...parameters.transaction, nonce })
  const safeTxHash = await hashOnChain(client, safe, transaction)
  const signatures = await signHash(safeTxHash, parameters.signers ?? (await listSigners(client, safe)))
  const hash = await client.sendTransaction({
    account: executor,
    data: encodeExecTransaction(transaction, signatures),
    // An estimate of a call that fails inside would be too low to reproduce the failure.
    gas: 5_000_000n,
    to: safe,
  })
  return { hash, receipt: await client.getTransactionReceipt({ hash }), safeTxHash }
}

async function listSigners(client: TestClient, safe: Address): Promise<Address[]> {
  const [owners, threshold] = await Promise.all([
    client.readContract({ abi: safeAbi, address: safe, functionName: 'getOwners' }),
    client.readContract({ abi: safeAbi, address: safe, functionName: 'getThreshold' }),
  ])
  return owners.slice(0, Number(threshold))
}

/**
 * Stores a 32-byte word; any other call returns its own selector, the magic value of both forms of `isValidSignature`,
 * if the stored account makes it, and reverts otherwise.
 */
const runtime = '36602014601157335f54146017575f5ffd5b5f355f55005b5f3560e01c60e01b5f5260205ff3'

/** A contract owner that accepts every signature, but only for one caller (`msg.sender`). */
export async function deployBoundSigner(client: TestClient): Promise<{
  address: Address
  /** Sets the permitted caller. */
  bind: (caller: Address) => Promise<void>
}> {
  const account = demoAccounts[0].address
  const hash = await client.sendTransaction({ account, data: `0x60268060095f395ff3${runtime}` })
  const { contractAddress } = await client.getTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The contract was not deployed.')
  const address = getAddress(contractAddress)
  return {
    address,
    bind: async (caller) => void (await client.sendTransaction({ account, data: pad(caller), to: address })),
  }
}

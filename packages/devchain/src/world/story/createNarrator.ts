import { type Address, encodeFunctionData, type Hex, parseGwei } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { DemoAccount } from '../../accounts/demoAccounts.ts'
import type { TestClient } from '../../client/createTestClient.ts'
import { chainId } from '../../contracts/chainConstants.ts'
import { proxyFactoryAbi, safeAbi } from '../../contracts/safeAbi.ts'
import { type SafeVersion, safeContracts } from '../../contracts/safeContracts.ts'
import {
  encodeExecTransaction,
  encodeSafeSetup,
  hashOnChain,
  type SafeTransaction,
  signHash,
  toSafeTransaction,
} from '../../safe/SafeTransaction.ts'

/** One transaction of the demo data: signed, with its block's timestamp. */
export type WorldTransaction = { raw: Hex; time: number }

export type Call = { data?: Hex; to: Address; value?: bigint }

export type Narrator = {
  /** Sets the time of the next transaction, in UTC. Later ones follow 12 seconds apart. */
  at(time: string): void
  create(parameters: {
    by: DemoAccount
    l2: boolean
    owners: readonly Address[]
    saltNonce: bigint
    threshold: number
    version: SafeVersion
  }): Promise<Address>
  execute(parameters: {
    by: DemoAccount
    safe: Address
    /** Packed, if not all are ECDSA signatures. */
    signatures?: Hex
    signers: readonly DemoAccount[]
    transaction: Partial<SafeTransaction> & Pick<SafeTransaction, 'to'>
  }): Promise<void>
  hash(safe: Address, transaction: SafeTransaction): Promise<Hex>
  send(by: DemoAccount, call: Call): Promise<void>
  transactions: readonly WorldTransaction[]
}

/** Runs the demo history on a chain and records every transaction. */
export function createNarrator(client: TestClient): Narrator {
  const transactions: WorldTransaction[] = []
  const nonces = new Map<Address, number>()
  let next = 0

  async function send(by: DemoAccount, { data, to, value }: Call): Promise<void> {
    const nonce = nonces.get(by.address) ?? 0
    const raw = await privateKeyToAccount(by.privateKey).signTransaction({
      chainId,
      gas: 2_000_000n,
      maxFeePerGas: parseGwei('2'),
      maxPriorityFeePerGas: parseGwei('0.1'),
      nonce,
      to,
      type: 'eip1559',
      ...(data ? { data } : {}),
      ...(value ? { value } : {}),
    })
    await client.setNextBlockTimestamp({ timestamp: BigInt(next) })
    const hash = await client.sendRawTransaction({ serializedTransaction: raw })
    const { status } = await client.getTransactionReceipt({ hash })
    if (status !== 'success')
      throw new Error(`Transaction ${transactions.length} of the demo world reverted (to ${to}).`)
    transactions.push({ raw, time: next })
    nonces.set(by.address, nonce + 1)
    next += 12
  }

  return {
    at(time) {
      const seconds = Date.parse(`${time}Z`) / 1_000
      if (!(seconds >= next)) throw new Error(`${time} is before what was told already.`)
      next = seconds
    },
    async create({ by, l2, owners, saltNonce, threshold, version }) {
      const contracts = safeContracts[version]
      const singleton = l2 && 'singletonL2' in contracts ? contracts.singletonL2 : contracts.singleton
      const parameters = {
        abi: proxyFactoryAbi,
        args: [singleton, encodeSafeSetup({ owners, threshold, version }), saltNonce],
        functionName: 'createProxyWithNonce',
      } as const
      const { result } = await client.simulateContract({
        ...parameters,
        account: by.address,
        address: contracts.proxyFactory,
      })
      await send(by, { data: encodeFunctionData(parameters), to: contracts.proxyFactory })
      return result
    },
    async execute({ by, safe, signatures, signers, transaction }) {
      const nonce = await client.readContract({ abi: safeAbi, address: safe, functionName: 'nonce' })
      const full = toSafeTransaction({ ...transaction, nonce })
      const hash = await hashOnChain(client, safe, full)
      const packed =
        signatures ??
        (await signHash(
          hash,
          signers.map(({ address }) => address),
        ))
      await send(by, { data: encodeExecTransaction(full, packed), to: safe })
    },
    hash: (safe, transaction) => hashOnChain(client, safe, transaction),
    send,
    transactions,
  }
}

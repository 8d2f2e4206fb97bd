import { readFileSync } from 'node:fs'
import { type Address, concat, getAddress, getContractAddress, type Hex, toHex, zeroHash } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { z } from 'zod'
import { createEngine } from '../src/engine/createEngine.ts'
import type { GenesisAccount } from '../src/engine/Genesis.ts'

/** Account 10 of the development mnemonic: deploys contracts without a canonical address. */
const deployerKey = '0xf214f2b2cd398c806f84e317254e0f0b801d0643303237d97a22a48e01628897'
const create2Deployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
/** Runtime code of the deterministic deployment proxy; its own deployment transaction has no chain id and a fixed gas price. */
const create2DeployerCode =
  '0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3'

const SingletonFactorySchema = z.object({
  address: z.custom<Address>(),
  signerAddress: z.custom<Address>(),
  transaction: z.custom<Hex>(),
})
const DiffSchema = z.object({
  post: z.record(z.string(), z.object({ storage: z.record(z.string(), z.custom<Hex>()).optional() })),
})
const ReceiptSchema = z.object({ contractAddress: z.custom<Address>().nullable(), status: z.string() })

type Deployed = Omit<GenesisAccount, 'name'>

export type ReferenceChain = {
  /** Factories and Multicall3, deployed by the published pre-signed transactions. */
  base: GenesisAccount[]
  create(initCode: Hex): Promise<Deployed>
  create2(factory: Address, initCode: Hex): Promise<Deployed>
  deployer: Address
  factories: readonly [Address, Address]
  /** The state of an account after all transactions so far. */
  read(address: Address): Promise<Deployed>
  send(to: Address, data: Hex): Promise<void>
}

/** A scratch chain that records every storage slot written on it. */
export async function createReferenceChain(singletonFactoryJson: string): Promise<ReferenceChain> {
  const deployer = privateKeyToAccount(deployerKey).address
  const singletonFactory = SingletonFactorySchema.parse(JSON.parse(singletonFactoryJson))
  const engine = await createEngine({
    genesis: {
      accounts: [
        { address: deployer, balance: toHex(10n ** 24n), name: 'deployer' },
        { address: create2Deployer, code: create2DeployerCode, name: 'deterministic deployment proxy' },
      ],
      chainId: 31337,
      timestamp: 1_700_000_000,
    },
    privateKeys: [deployerKey],
  })
  const storage = new Map<string, Map<string, Hex>>()

  async function request(method: string, params: unknown[]): Promise<unknown> {
    const answer = await engine.request(method, params)
    if ('error' in answer) throw new Error(`${method}: ${answer.error.message}`)
    return answer.result
  }
  async function settle(hash: unknown): Promise<Address | null> {
    const receipt = ReceiptSchema.parse(await request('eth_getTransactionReceipt', [hash]))
    if (receipt.status !== '0x1') throw new Error(`Transaction ${hash} reverted.`)
    const options = { tracer: 'prestateTracer', tracerConfig: { diffMode: true } }
    const { post } = DiffSchema.parse(await request('debug_traceTransaction', [hash, options]))
    for (const [address, account] of Object.entries(post)) {
      const slots = storage.get(address.toLowerCase()) ?? new Map<string, Hex>()
      for (const [slot, value] of Object.entries(account.storage ?? {})) slots.set(slot, value)
      storage.set(address.toLowerCase(), slots)
    }
    return receipt.contractAddress
  }
  async function read(address: Address): Promise<Deployed> {
    const code = z.custom<Hex>().parse(await request('eth_getCode', [address, 'latest']))
    const slots = [...(storage.get(address.toLowerCase()) ?? [])].filter(([, value]) => BigInt(value) !== 0n).sort()
    return { address: getAddress(address), code, ...(slots.length > 0 ? { storage: Object.fromEntries(slots) } : {}) }
  }
  async function publish(signer: Address, transaction: Hex): Promise<Address> {
    await request('eth_sendTransaction', [{ from: deployer, to: signer, value: toHex(10n ** 18n) }])
    const address = await settle(await request('eth_sendRawTransaction', [transaction]))
    if (!address) throw new Error('A pre-signed deployment created nothing.')
    return address
  }

  const multicall = z
    .custom<Hex>()
    .parse(readFileSync(new URL('../contracts/multicall3.tx', import.meta.url), 'utf8').trim())
  await publish(singletonFactory.signerAddress, singletonFactory.transaction)
  const multicallAddress = await publish('0x05f32B3cC3888453ff71B01135B34FF8e41263F2', multicall)
  return {
    base: [
      { ...(await read(create2Deployer)), name: 'Deterministic deployment proxy' },
      { ...(await read(singletonFactory.address)), name: 'Safe singleton factory' },
      { ...(await read(multicallAddress)), name: 'Multicall3' },
    ],
    async create(initCode) {
      const address = await settle(
        await request('eth_sendTransaction', [{ data: initCode, from: deployer, gas: '0xe4e1c0' }]),
      )
      if (!address) throw new Error('A deployment created nothing.')
      return read(address)
    },
    async create2(factory, initCode) {
      await settle(
        await request('eth_sendTransaction', [
          { data: concat([zeroHash, initCode]), from: deployer, gas: '0xe4e1c0', to: factory },
        ]),
      )
      return read(getContractAddress({ bytecode: initCode, from: factory, opcode: 'CREATE2', salt: zeroHash }))
    },
    deployer,
    factories: [create2Deployer, singletonFactory.address],
    read,
    async send(to, data) {
      await settle(await request('eth_sendTransaction', [{ data, from: deployer, to }]))
    },
  }
}

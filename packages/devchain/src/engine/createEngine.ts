import {
  ContractDecoder,
  EdrContext,
  L1_CHAIN_TYPE,
  l1GenesisState,
  l1HardforkFromString,
  l1ProviderFactory,
  MineOrdering,
  PRAGUE,
  precompileP256Verify,
} from '@nomicfoundation/edr'
import type { Hex } from 'viem'
import { z } from 'zod'
import type { Genesis } from './Genesis.ts'
import { toRpcError } from './toRpcError.ts'

const RpcAnswerSchema = z.union([
  z.object({ error: z.object({ code: z.number(), data: z.unknown().optional(), message: z.string() }) }),
  z.object({ result: z.unknown() }),
])
/** A node's response without the envelope (`jsonrpc`, `id`). */
export type RpcAnswer = z.infer<typeof RpcAnswerSchema>

export type EngineEvent = { result: unknown; subscription: Hex }

export type Engine = { request(method: string, params: unknown): Promise<RpcAnswer> }

export type CreateEngineParameters = {
  genesis: Genesis
  onEvent?: (event: EngineEvent) => void
  /** Accounts for which the node signs `eth_sendTransaction`. */
  privateKeys: readonly Hex[]
}

const gasLimit = 30_000_000n

/** Without viem's code, of which it would need only this, the child process starts in half the time. */
function toBytes(hex: Hex): Uint8Array {
  return Uint8Array.from(Buffer.from(hex.slice(2), 'hex'))
}

let context: Promise<EdrContext> | undefined

/** The native library allows one context per process; providers on it are independent chains. */
function getContext(): Promise<EdrContext> {
  context ??= (async () => {
    const created = new EdrContext()
    await created.registerProviderFactory(L1_CHAIN_TYPE, l1ProviderFactory())
    return created
  })()
  return context
}

/** An in-process EVM: one block per transaction, nothing on disk. */
export async function createEngine({ genesis, onEvent, privateKeys }: CreateEngineParameters): Promise<Engine> {
  const edr = await getContext()
  const provider = await edr.createProvider(
    L1_CHAIN_TYPE,
    {
      allowBlocksWithSameTimestamp: false,
      allowUnlimitedContractSize: false,
      bailOnCallFailure: true,
      // A reverted transaction is mined and has a receipt, as on any network.
      bailOnTransactionFailure: false,
      chainId: BigInt(genesis.chainId),
      coinbase: toBytes('0xc014ba5ec014ba5ec014ba5ec014ba5ec014ba5e'),
      defaultTransactionGasLimit: 15_000_000n,
      genesisState: [
        ...l1GenesisState(l1HardforkFromString(PRAGUE)),
        ...genesis.accounts.map(({ address, balance, code, storage }) => ({
          address: toBytes(address),
          ...(balance ? { balance: BigInt(balance) } : {}),
          // A contract starts with nonce 1 (EIP-161), which determines the addresses of contracts that it creates.
          ...(code ? { code: toBytes(code), nonce: 1n } : {}),
          ...(storage
            ? {
                storage: Object.entries(storage).map(([index, value]) => ({
                  index: BigInt(index),
                  value: BigInt(value),
                })),
              }
            : {}),
        })),
      ],
      hardfork: PRAGUE,
      initialBaseFeePerGas: 1_000_000_000n,
      initialParentBeaconBlockRoot: new Uint8Array(32),
      minGasPrice: 0n,
      mining: { autoMine: true, blockGasLimit: gasLimit, memPool: { order: MineOrdering.Fifo } },
      network: {
        genesisBlobGas: { excessGas: 0n, gasUsed: 0n },
        genesisBlockGasLimit: gasLimit,
        genesisBlockTime: BigInt(genesis.timestamp),
      },
      networkId: BigInt(genesis.chainId),
      observability: {},
      ownedAccounts: [...privateKeys],
      // Ethereum has it since its next fork (EIP-7951), most rollups since before (RIP-7212).
      precompileOverrides: [precompileP256Verify()],
    },
    { decodeConsoleLogInputsCallback: () => [], enable: false, printLineCallback: () => {} },
    {
      subscriptionCallback: ({ filterId, result }: { filterId: bigint; result: unknown }) =>
        onEvent?.({ result, subscription: `0x${filterId.toString(16)}` }),
    },
    new ContractDecoder(),
  )
  return {
    async request(method, params) {
      const { data } = await provider.handleRequest(JSON.stringify({ id: 1, jsonrpc: '2.0', method, params }))
      // Large results are objects, others are strings.
      const answer = RpcAnswerSchema.parse(typeof data === 'string' ? JSON.parse(data) : data)
      return 'error' in answer ? { error: toRpcError(answer.error) } : answer
    },
  }
}

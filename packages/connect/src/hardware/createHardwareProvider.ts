import {
  type Address,
  type Chain,
  type Client,
  type Hex,
  hashMessage,
  hexToBigInt,
  hexToNumber,
  isAddress,
  isAddressEqual,
  isHex,
  keccak256,
  numberToHex,
  serializeSignature,
  serializeTransaction,
  type TransactionSerializable,
} from 'viem'
import { prepareTransactionRequest, sendRawTransaction } from 'viem/actions'
import { acceptDeviceSignature } from './acceptSignature.ts'
import type { HardwareAccount, HardwareSigner, SigningRequest } from './HardwareSigner.ts'
import { ProviderRpcError } from './hardwareErrors.ts'
import { parseTypedData } from './parseTypedData.ts'

export type CreateHardwareProviderParameters = {
  chains: readonly Chain[]
  /** A client of the chain's node: for nonce, gas and fees, to send, and for all reads. */
  getClient(chainId: number): Client
  getAccount(): HardwareAccount | undefined
  getChainId(): number
  setChainId(chainId: number): void
  signer: HardwareSigner
}

type RpcRequest = { method: string; params?: unknown }

/** An EIP-1193 provider around a device. Returns no signature that does not recover to the account. */
export function createHardwareProvider(parameters: CreateHardwareProviderParameters) {
  const { chains, getAccount, getChainId, getClient, setChainId, signer } = parameters

  async function sign(request: SigningRequest, account: HardwareAccount) {
    return signer.sign(request, account, (signature) =>
      acceptDeviceSignature({ account: account.address, hash: request.hash, signature }),
    )
  }

  function getSigner(from: unknown): HardwareAccount {
    const account = getAccount()
    if (account && typeof from === 'string' && isAddress(from) && isAddressEqual(from, account.address)) return account
    throw new ProviderRpcError(4100, 'The device is connected with another account.')
  }

  async function signHash(request: SigningRequest, from: unknown): Promise<Hex> {
    const account = getSigner(from)
    return serializeSignature(await sign(request, account))
  }

  async function sendTransaction(parameter: unknown): Promise<Hex> {
    const fields = parseTransaction(parameter)
    const account = getSigner(fields.from)
    const chainId = getChainId()
    const chain = chains.find(({ id }) => id === chainId)
    if (!chain || (fields.chainId !== undefined && fields.chainId !== chainId))
      throw new ProviderRpcError(4901, `The device is connected to chain ${chainId}.`)
    const client = getClient(chainId)
    const transaction = await prepareTransaction(client, chain, account.address, fields)
    const serialized = serializeTransaction(transaction)
    const request: SigningRequest = { chain, hash: keccak256(serialized), kind: 'transaction', serialized, transaction }
    const signature = await sign(request, account)
    const signed = serializeTransaction(transaction, { ...signature, v: BigInt(27 + signature.yParity) })
    return sendRawTransaction(client, { serializedTransaction: signed })
  }

  function switchChain(parameter: unknown): null {
    const { chainId } = Object(parameter)
    const id = isHex(chainId) ? hexToNumber(chainId) : Number.NaN
    if (!chains.some((chain) => chain.id === id)) throw new ProviderRpcError(4902, `Chain ${id} is not configured.`)
    setChainId(id)
    return null
  }

  return {
    async request({ method, params }: RpcRequest): Promise<unknown> {
      const list: unknown[] = Array.isArray(params) ? params : []
      switch (method) {
        case 'eth_accounts':
        case 'eth_requestAccounts': {
          const account = getAccount()
          return account ? [account.address] : []
        }
        case 'eth_chainId':
          return numberToHex(getChainId())
        case 'personal_sign': {
          const [message] = list
          if (!isHex(message)) throw new ProviderRpcError(-32602, 'The message is not hexadecimal.')
          return signHash({ hash: hashMessage({ raw: message }), kind: 'message', message }, list[1])
        }
        case 'eth_signTypedData_v4':
          return signHash(parseTypedData(list[1]), list[0])
        case 'eth_sendTransaction':
          return sendTransaction(list[0])
        case 'wallet_switchEthereumChain':
          return switchChain(list[0])
        case 'wallet_getCapabilities':
          return {}
        default:
          if (!/^(eth_(?!sign|accounts)|net_|web3_)/.test(method))
            throw new ProviderRpcError(4200, `The device does not support ${method}.`)
          // Which methods there are, the node says: viem's table of them is closed.
          return getClient(getChainId()).request({ method, params: list } as never)
      }
    },
  }
}

type TransactionFields = {
  chainId: number | undefined
  data: Hex | undefined
  from: unknown
  gas: bigint | undefined
  nonce: number | undefined
  to: Address | undefined
  value: bigint | undefined
}

function parseTransaction(parameter: unknown): TransactionFields {
  const { chainId, data, from, gas, input, nonce, to, value } = Object(parameter)
  if (to !== undefined && to !== null && !isAddress(to, { strict: false }))
    throw new ProviderRpcError(-32602, 'The recipient is not an address.')
  const bytes = data ?? input
  return {
    chainId: isHex(chainId) ? hexToNumber(chainId) : undefined,
    data: isHex(bytes) ? bytes : undefined,
    from,
    gas: isHex(gas) ? hexToBigInt(gas) : undefined,
    nonce: isHex(nonce) ? hexToNumber(nonce) : undefined,
    to: to ?? undefined,
    value: isHex(value) ? hexToBigInt(value) : undefined,
  }
}

/** Fills in nonce, gas and fees by the chain's own node; EIP-1559 where the chain has it. */
async function prepareTransaction(
  client: Client,
  chain: Chain,
  account: Address,
  { data, gas, nonce, to, value }: TransactionFields,
): Promise<TransactionSerializable> {
  const prepared = await prepareTransactionRequest(client, {
    account,
    chain,
    parameters: ['fees', 'gas', 'nonce', 'type'],
    to: to ?? null,
    value: value ?? 0n,
    ...(data === undefined ? {} : { data }),
    ...(gas === undefined ? {} : { gas }),
    ...(nonce === undefined ? {} : { nonce }),
  })
  const common = {
    data: data ?? '0x',
    gas: prepared.gas,
    nonce: prepared.nonce,
    to: to ?? null,
    value: value ?? 0n,
  } as const
  return prepared.type === 'legacy'
    ? { ...common, chainId: chain.id, gasPrice: prepared.gasPrice, type: 'legacy' }
    : {
        ...common,
        chainId: chain.id,
        maxFeePerGas: prepared.maxFeePerGas,
        maxPriorityFeePerGas: prepared.maxPriorityFeePerGas,
        type: 'eip1559',
      }
}

import { type Address, type Chain, type Client, createClient, hexToBigInt, http } from 'viem'
import { createHardwareProvider } from '../hardware/createHardwareProvider.ts'
import type { HardwareSigner } from '../hardware/HardwareSigner.ts'
import { formatBalance } from '../ui/formatBalance.ts'
import type { HardwareSession, OpenSessionParameters } from './createHardwareConnector.ts'

/** Clients and the line of an account, which both kinds of devices need. */
export function createSessionTools({ chains, describeAccount, getClient, transports }: OpenSessionParameters) {
  const clients = new Map<number, Client>()

  function getChain(chainId: number): Chain {
    const chain = chains.find(({ id }) => id === chainId)
    if (!chain) throw new Error(`Chain ${chainId} is not configured.`)
    return chain
  }

  function findClient(chainId: number): Client {
    const chain = getChain(chainId)
    const known = getClient?.(chainId) ?? clients.get(chainId)
    if (known) return known
    const client = createClient({ chain, transport: transports?.[chainId] ?? http() })
    clients.set(chainId, client)
    return client
  }

  async function readBalance(address: Address, chainId: number): Promise<string> {
    const { decimals, symbol } = getChain(chainId).nativeCurrency
    // A client without a chain's type has no table of methods.
    const balance = await findClient(chainId).request({
      method: 'eth_getBalance',
      params: [address, 'latest'],
    } as never)
    return `${formatBalance(hexToBigInt(balance), decimals)} ${symbol}`
  }

  return {
    describe: (address: Address, chainId: number) =>
      describeAccount ? describeAccount({ address, chainId }) : readBalance(address, chainId),
    getClient: findClient,
  }
}

export function createSession(
  parameters: OpenSessionParameters,
  tools: ReturnType<typeof createSessionTools>,
  signer: HardwareSigner,
): HardwareSession {
  return {
    chooseAccount: signer.chooseAccount,
    request: createHardwareProvider({ ...parameters, getClient: tools.getClient, signer }).request,
  }
}

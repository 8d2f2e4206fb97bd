import { demoAccounts } from '@countersign/devchain/accounts'
import { chainId, safeContracts } from '@countersign/devchain/demo-world'
import { createTestClient, encodeSafeSetup, signHash } from '@countersign/devchain/testing'
import type { BrowserContext } from 'playwright-core'
import {
  type Address,
  encodeFunctionData,
  type Hex,
  hashMessage,
  hashTypedData,
  hexToString,
  isHex,
  numberToHex,
  parseAbi,
} from 'viem'
import { serializeErc6492Signature } from 'viem/utils'

const [alice, bob] = demoAccounts
const factoryAbi = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
])

/** A wallet whose account is a contract: it signs as its owners agreed. */
export async function installContractWallet(
  context: BrowserContext,
  address: Address,
  signText: (text: string) => Promise<Hex>,
): Promise<void> {
  await context.exposeBinding('signAsContract', (_source, data: unknown) =>
    signText(isHex(data) ? hexToString(data) : ''),
  )
  await context.addInitScript({
    content: `(() => {
      let accounts = []
      const provider = {
        on() {}, removeListener() {},
        async request({ method, params }) {
          if (method === 'eth_accounts') return accounts
          if (method === 'eth_chainId') return '${numberToHex(chainId)}'
          if (method === 'eth_requestAccounts') return (accounts = ['${address}'])
          if (method === 'personal_sign') return signAsContract(params[0])
          throw { code: 4200, message: 'Unsupported.' }
        },
      }
      const info = { icon: 'data:image/svg+xml,', name: 'Contract wallet', rdns: 'test.contract', uuid: '350670db-19fa-4704-a166-e52e178b59d3' }
      const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
      addEventListener('eip6963:requestProvider', announce)
      announce()
    })()`,
  })
}

/** What a Safe's handler checks for EIP-1271: the owners' signatures over the message wrapped for this Safe. */
export function signAsSafe(safe: Address, text: string): Promise<Hex> {
  const hash = hashTypedData({
    domain: { chainId, verifyingContract: safe },
    message: { message: hashMessage(text) },
    primaryType: 'SafeMessage',
    types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
  })
  return signHash(hash, [alice.address, bob.address])
}

/** A Safe of Alice and Bob that nobody has deployed, and how it signs (ERC-6492): the call that would, around the signature. */
export async function planSafe(rpcUrl: string, salt: bigint) {
  const client = createTestClient(rpcUrl)
  const { proxyFactory, singletonL2 } = safeContracts['1.4.1']
  const setup = encodeSafeSetup({ owners: [alice.address, bob.address], threshold: 2, version: '1.4.1' })
  const call = { abi: factoryAbi, args: [singletonL2, setup, salt], functionName: 'createProxyWithNonce' } as const
  const { result: safe } = await client.simulateContract({ ...call, account: alice.address, address: proxyFactory })
  if ((await client.getCode({ address: safe })) !== undefined) throw new Error('It is deployed.')
  return {
    safe,
    sign: async (text: string): Promise<Hex> =>
      serializeErc6492Signature({
        address: proxyFactory,
        data: encodeFunctionData(call),
        signature: await signAsSafe(safe, text),
      }),
  }
}

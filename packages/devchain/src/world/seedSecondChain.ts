import { createClient, encodeFunctionData, http, parseEther, publicActions, walletActions } from 'viem'
import { demoAccounts } from '../accounts/demoAccounts.ts'
import { proxyFactoryAbi } from '../contracts/safeAbi.ts'
import { safeContracts } from '../contracts/safeContracts.ts'
import { encodeSafeSetup } from '../safe/SafeTransaction.ts'
import { demoSafes } from './demoSafes.ts'
import { mint } from './story/calls.ts'
import type { Call } from './story/createNarrator.ts'

const [alice] = demoAccounts
const { address, owners, threshold, version } = demoSafes.treasury

/**
 * Demo data of the second embedded chain: the Treasury at the same address, funded. The recorded data is signed for the
 * first chain only. The Safe is deployed last, so that the next start completes an interrupted one.
 */
export async function seedSecondChain({ rpcUrl }: { rpcUrl: string }): Promise<void> {
  const client = createClient({ pollingInterval: 20, transport: http(rpcUrl) })
    .extend(publicActions)
    .extend(walletActions)
  if (await client.getCode({ address })) return
  const send = async (call: Call) =>
    client.waitForTransactionReceipt({
      hash: await client.sendTransaction({ ...call, account: alice.address, chain: null }),
    })
  if ((await client.getBalance({ address })) === 0n) await send({ to: address, value: parseEther('12.5') })
  await send(mint('USDC', address, 18_000))
  const { proxyFactory, singletonL2 } = safeContracts[version]
  await send({
    data: encodeFunctionData({
      abi: proxyFactoryAbi,
      args: [singletonL2, encodeSafeSetup({ owners, threshold, version }), 1n],
      functionName: 'createProxyWithNonce',
    }),
    to: proxyFactory,
  })
}

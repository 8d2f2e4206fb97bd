import { setTimeout as sleep } from 'node:timers/promises'
import { confirm, createClient, getTransaction, propose } from '@countersign/client'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { createTestClient, hashOnChain, signHash, toSafeTransaction } from '@countersign/devchain/testing'
import { type Countersign, startCountersign } from '@countersign/test'
import type { Address, Hex } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { createSeededDataDir } from './support/createSeededDataDir.ts'
import { listProcesses } from './support/listProcesses.ts'

const chainId = 31_337
const [alice, bob, carol, dave] = demoAccounts
const { grants } = demoSafes

/** What was acknowledged before the end: that, and nothing less, must be there afterwards. */
type Acknowledged = { payments: Hex[]; signatures: { owner: Address; safeTxHash: Hex; signature: Hex }[] }

/** Proposes and confirms payments one after the other, as an owner at a page would, until the service is gone. */
async function journey({ chainUrl, url }: Countersign, acknowledged: Acknowledged, first: bigint): Promise<void> {
  const service = createClient({ baseUrl: url })
  const chain = createTestClient(chainUrl)
  for (let nonce = first; ; nonce += 1n) {
    const transaction = toSafeTransaction({ nonce, to: dave.address, value: nonce + 1n })
    const safeTxHash = await hashOnChain(chain, grants.address, transaction)
    const signature = await signHash(safeTxHash, [alice.address])
    const { baseGas, data, gasPrice, gasToken, operation, refundReceiver, safeTxGas, to, value } = transaction
    await propose(service, {
      address: grants.address,
      chainId,
      proposal: {
        baseGas: baseGas.toString(),
        data,
        gasPrice: gasPrice.toString(),
        gasToken,
        nonce: nonce.toString(),
        operation,
        origin: null,
        refundReceiver,
        safeTxGas: safeTxGas.toString(),
        safeTxHash,
        sender: alice.address,
        signature,
        to,
        value: value.toString(),
      },
    })
    acknowledged.signatures.push({ owner: alice.address, safeTxHash, signature })
    for (const { address: owner } of [bob, carol]) {
      const another = await signHash(safeTxHash, [owner])
      await confirm(service, { chainId, safeTxHash, signature: another })
      acknowledged.signatures.push({ owner, safeTxHash, signature: another })
    }
  }
}

/** Sends coins to the Safe until the chain is gone. */
async function pay({ chainUrl }: Countersign, acknowledged: Acknowledged): Promise<void> {
  const chain = createTestClient(chainUrl)
  for (;;)
    acknowledged.payments.push(await chain.sendTransaction({ account: bob.address, to: grants.address, value: 1n }))
}

test('default: no acknowledged data is lost when all processes are killed during writes', async () => {
  const { path: dataDir, remove } = await createSeededDataDir()
  onTestFinished(remove)
  const acknowledged: Acknowledged = { payments: [], signatures: [] }
  const rounds = 2
  for (let round = 0; round < rounds; round += 1) {
    const running = await startCountersign({ dataDir })
    onTestFinished(() => running.kill())
    const goal = acknowledged.signatures.length + 10
    const work = Promise.allSettled([
      journey(running, acknowledged, BigInt(round * 1_000)),
      journey(running, acknowledged, BigInt(round * 1_000 + 500)),
      pay(running, acknowledged),
    ])
    while (acknowledged.signatures.length < goal) await sleep(10)
    await running.kill()
    await work
    expect(await listProcesses(dataDir)).toEqual([])
  }

  const running = await startCountersign({ dataDir })
  onTestFinished(() => running.kill())
  const service = createClient({ baseUrl: running.url })
  expect(acknowledged.payments.length).toBeGreaterThan(0)
  for (const { owner, safeTxHash, signature } of acknowledged.signatures) {
    const { detailedExecutionInfo } = await getTransaction(service, { chainId, id: safeTxHash })
    const confirmations = detailedExecutionInfo?.type === 'MULTISIG' ? detailedExecutionInfo.confirmations : []
    expect(confirmations.map((confirmation) => [confirmation.signer.value, confirmation.signature])).toContainEqual([
      owner,
      signature,
    ])
  }
  const chain = createTestClient(running.chainUrl)
  for (const hash of acknowledged.payments) expect((await chain.getTransactionReceipt({ hash })).status).toBe('success')
  await running.stop()
})

test('behavior: a killed database and a killed chain restart, and no acknowledged data is lost', async () => {
  const { path: dataDir, remove } = await createSeededDataDir()
  onTestFinished(remove)
  const running = await startCountersign({ dataDir })
  onTestFinished(() => running.kill())
  const acknowledged: Acknowledged = { payments: [], signatures: [] }
  const block = {
    body: JSON.stringify({ id: 1, jsonrpc: '2.0', method: 'eth_blockNumber', params: [] }),
    method: 'POST',
  }
  // The chain too: the service is ready before its node is back, and a journey that meets none of both ends at once.
  const isReady = async () => {
    const answers = await Promise.all([fetch(`${running.url}/ready`), fetch(running.chainUrl, block)])
    return answers.every(({ ok }) => ok)
  }
  for (const [round, victim] of ['/bin/postgres -D', 'devchain', '/bin/postgres -D'].entries()) {
    const goal = acknowledged.signatures.length + 5
    // Payments go to the chain alone, and end with it.
    const working = Promise.allSettled([
      journey(running, acknowledged, BigInt(round * 1_000)),
      ...(victim === 'devchain' ? [pay(running, acknowledged)] : []),
    ])
    await expect.poll(() => acknowledged.signatures.length, { timeout: 60_000 }).toBeGreaterThan(goal)
    const [line] = (await listProcesses(dataDir)).filter(
      (process) => process.includes(victim) && !process.includes('countersign-postgres'),
    )
    process.kill(Number(line?.split(' ')[0]), 'SIGKILL')
    await working
    await expect.poll(isReady, { timeout: 60_000 }).toBe(true)
  }
  const service = createClient({ baseUrl: running.url })
  for (const { owner, safeTxHash, signature } of acknowledged.signatures) {
    const { detailedExecutionInfo } = await getTransaction(service, { chainId, id: safeTxHash })
    const confirmations = detailedExecutionInfo?.type === 'MULTISIG' ? detailedExecutionInfo.confirmations : []
    expect(confirmations.map((confirmation) => [confirmation.signer.value, confirmation.signature])).toContainEqual([
      owner,
      signature,
    ])
  }
  const chain = createTestClient(running.chainUrl)
  for (const hash of acknowledged.payments) expect((await chain.getTransactionReceipt({ hash })).status).toBe('success')
  await running.stop()
})

import { type DemoAccount, demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import {
  deploySafe,
  hashOnChain,
  type SafeTransaction,
  signHash,
  toSafeTransaction,
} from '@countersign/devchain/testing'
import * as sdk from '@safe-global/safe-gateway-typescript-sdk'
import { type Address, hashMessage, keccak256, parseAbi, parseEther, stringToHex, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readExecutions } from '../test/chainTruth.ts'
import { createSafeKit } from '../test/createSafeKit.ts'
import { type DemoGateway, startDemoGateway } from '../test/startDemoGateway.ts'

const [alice, bob, carol, dave] = demoAccounts
const { treasury } = demoSafes
const chainId = '31337'
let gateway: DemoGateway
beforeAll(async () => {
  gateway = await startDemoGateway()
  sdk.setBaseUrl(gateway.url)
})
afterAll(() => gateway.stop())

async function createSafe(): Promise<Address> {
  const { client } = gateway.chain
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 2 })
  await client.sendTransaction({ account: dave.address, to: safe, value: parseEther('1') })
  await gateway.waitForIndex()
  return safe
}

/** What the SDK has its callers send; the hash is that of the Safe's own contract. */
async function toRequest(safe: Address, transaction: SafeTransaction, sender: DemoAccount) {
  const safeTxHash = await hashOnChain(gateway.chain.client, safe, transaction)
  return {
    baseGas: '0',
    data: transaction.data,
    gasPrice: '0',
    gasToken: zeroAddress,
    nonce: transaction.nonce.toString(),
    operation: sdk.Operation.CALL,
    refundReceiver: zeroAddress,
    safeTxGas: transaction.safeTxGas.toString(),
    safeTxHash,
    sender: sender.address,
    signature: await signHash(safeTxHash, [sender.address]),
    to: transaction.to,
    value: transaction.value.toString(),
  }
}

test('default: postSafeGasEstimation, proposeTransaction by two owners, and the chain executes it', async () => {
  const { client } = gateway.chain
  const safe = await createSafe()
  const value = parseEther('0.1')
  const call = { data: '0x', operation: sdk.Operation.CALL, to: carol.address, value: value.toString() }
  const estimation = await sdk.postSafeGasEstimation(chainId, safe, call)
  expect(estimation).toMatchObject({ currentNonce: 0, recommendedNonce: 0 })
  expect(BigInt(estimation.safeTxGas)).toBeGreaterThan(0n)

  const safeTxGas = BigInt(estimation.safeTxGas)
  const transaction = toSafeTransaction({ nonce: 0n, safeTxGas, to: carol.address, value })
  const request = await toRequest(safe, transaction, alice)
  const proposed = await sdk.proposeTransaction(chainId, safe, request)
  expect(proposed).toMatchObject({ safeAddress: safe, txStatus: 'AWAITING_CONFIRMATIONS' })
  expect(await sdk.postSafeGasEstimation(chainId, safe, call)).toMatchObject({ currentNonce: 0, recommendedNonce: 1 })
  // This version of the SDK confirms by proposing again.
  const confirmed = await sdk.proposeTransaction(chainId, safe, await toRequest(safe, transaction, bob))
  expect(confirmed).toMatchObject({ txStatus: 'AWAITING_EXECUTION' })

  const before = await client.getBalance({ address: carol.address })
  const kit = await createSafeKit({ rpcUrl: gateway.rpcUrl, safeAddress: safe, signer: dave })
  const executable = await kit.createTransaction({
    options: { nonce: 0, safeTxGas: estimation.safeTxGas },
    transactions: [{ data: '0x', to: carol.address, value: value.toString() }],
  })
  const info = confirmed.detailedExecutionInfo
  if (!info || !('confirmations' in info)) throw new Error('no confirmations')
  for (const { signature = '', signer } of info.confirmations)
    executable.addSignature({
      data: signature,
      dynamicPart: () => '',
      isContractSignature: false,
      signer: signer.value,
      staticPart: () => signature,
    })
  await kit.executeTransaction(executable)
  await gateway.waitForIndex()
  const [execution] = await readExecutions(client, safe)
  expect(execution).toMatchObject({ safeTxHash: request.safeTxHash, success: true })
  expect(await client.getBalance({ address: carol.address })).toBe(before + value)
  expect(await sdk.getTransactionDetails(chainId, request.safeTxHash)).toMatchObject({
    txHash: execution?.transactionHash,
    txStatus: 'SUCCESS',
  })
})

test('default: deleteTransaction', async () => {
  const safe = await createSafe()
  const request = await toRequest(safe, toSafeTransaction({ nonce: 0n, to: dave.address }), alice)
  await sdk.proposeTransaction(chainId, safe, request)
  const sign = ({ privateKey }: DemoAccount) =>
    privateKeyToAccount(privateKey).signTypedData({
      domain: { chainId: 31_337, name: 'Safe Transaction Service', verifyingContract: safe, version: '1.0' },
      message: { safeTxHash: request.safeTxHash, totp: BigInt(Math.floor(Date.now() / 3_600_000)) },
      primaryType: 'DeleteRequest',
      types: {
        DeleteRequest: [
          { name: 'safeTxHash', type: 'bytes32' },
          { name: 'totp', type: 'uint256' },
        ],
      },
    })
  await expect(sdk.deleteTransaction(chainId, request.safeTxHash, await sign(bob))).rejects.toThrow('INVALID_SIGNATURE')
  await sdk.deleteTransaction(chainId, request.safeTxHash, await sign(alice))
  expect((await sdk.getTransactionQueue(chainId, safe)).results).toEqual([])
})

const messageAbi = parseAbi([
  'function getMessageHash(bytes message) view returns (bytes32)',
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])

test('default: getSafeMessages, getSafeMessage: the Safe accepts what is called confirmed', async () => {
  const { client } = gateway.chain
  const { results } = await sdk.getSafeMessages(chainId, treasury.address)
  const messages = results.flatMap((item) => ('messageHash' in item ? [item] : []))
  expect(messages.map(({ status }) => String(status))).toEqual(['NEEDS_CONFIRMATION', 'CONFIRMED'])
  const message = messages[1]
  if (!message || typeof message.message !== 'string') throw new Error('no text')
  const content = hashMessage(message.message)
  const read = { abi: messageAbi, address: treasury.address } as const
  expect(message.messageHash).toBe(
    await client.readContract({ ...read, args: [content], functionName: 'getMessageHash' }),
  )
  const signature: `0x${string}` = `0x${message.preparedSignature?.slice(2)}`
  expect(await client.readContract({ ...read, args: [content, signature], functionName: 'isValidSignature' })).toBe(
    '0x1626ba7e',
  )
  const { type: _, ...rest } = message
  expect(await sdk.getSafeMessage(chainId, message.messageHash)).toEqual(rest)
})

test('default: proposeSafeMessage, confirmSafeMessage', async () => {
  const { client } = gateway.chain
  const safe = await createSafe()
  const message = 'compat: a message'
  const args = [hashMessage(message)] as const
  const hash = await client.readContract({ abi: messageAbi, address: safe, args, functionName: 'getMessageHash' })
  await sdk.proposeSafeMessage(chainId, safe, { message, signature: await signHash(hash, [alice.address]) })
  expect(await sdk.getSafeMessage(chainId, hash)).toMatchObject({
    preparedSignature: null,
    status: 'NEEDS_CONFIRMATION',
  })
  await sdk.confirmSafeMessage(chainId, hash, { signature: await signHash(hash, [bob.address]) })
  const { preparedSignature, status } = await sdk.getSafeMessage(chainId, hash)
  expect(String(status)).toBe('CONFIRMED')
  const signature: `0x${string}` = `0x${preparedSignature?.slice(2)}`
  expect(
    await client.readContract({
      abi: messageAbi,
      address: safe,
      args: [hashMessage(message), signature],
      functionName: 'isValidSignature',
    }),
  ).toBe('0x1626ba7e')
})

test('default: getDelegates', async () => {
  const safe = await createSafe()
  const signature = await privateKeyToAccount(alice.privateKey).signTypedData({
    domain: { chainId: 31_337, name: 'Safe Transaction Service', version: '1.0' },
    message: { delegateAddress: dave.address, totp: BigInt(Math.floor(Date.now() / 3_600_000)) },
    primaryType: 'Delegate',
    types: {
      Delegate: [
        { name: 'delegateAddress', type: 'address' },
        { name: 'totp', type: 'uint256' },
      ],
    },
  })
  const delegate = { delegate: dave.address, delegator: alice.address, label: 'compat', safe }
  // The SDK only reads them.
  await fetch(`${gateway.url}/v2/chains/${chainId}/delegates`, {
    body: JSON.stringify({ ...delegate, signature }),
    headers: { 'Content-Type': 'application/json' },
    method: 'POST',
  })
  expect((await sdk.getDelegates(chainId, { safe })).results).toEqual([delegate])
  expect((await sdk.getDelegates(chainId, { delegator: bob.address })).results).toEqual([])
})

test('default: registerDevice, unregisterSafe, unregisterDevice', async () => {
  const uuid = crypto.randomUUID()
  const safes = [treasury.address]
  const timestamp = String(Math.floor(Date.now() / 1000))
  const token = 'compat-token'
  const hash = keccak256(stringToHex(`gnosis-safe${timestamp}${uuid}${token}${safes.join('')}`))
  const signature = await privateKeyToAccount(alice.privateKey).signMessage({ message: { raw: hash } })
  const registration = {
    buildNumber: '1',
    bundle: 'org.example',
    cloudMessagingToken: token,
    deviceType: sdk.DeviceType.WEB,
    safeRegistrations: [{ chainId, safes, signatures: [signature] }],
    timestamp,
    uuid,
    version: '1.0.0',
  }
  const subscription = `${gateway.url}/v2/chains/${chainId}/notifications/devices/${uuid}/safes/${treasury.address}`
  await sdk.registerDevice(registration)
  expect((await fetch(subscription)).status).toBe(200)
  await sdk.unregisterSafe(chainId, treasury.address, uuid)
  expect((await fetch(subscription)).status).toBe(404)
  await sdk.registerDevice(registration)
  await sdk.unregisterDevice(chainId, uuid)
  expect((await fetch(subscription)).status).toBe(404)
})

test('default: getAuthNonce, verifyAuth', async () => {
  const { nonce } = await sdk.getAuthNonce()
  const message = createSiweMessage({
    address: alice.address,
    chainId: 31_337,
    domain: new URL(gateway.url).host,
    nonce,
    uri: gateway.url,
    version: '1',
  })
  const signature = await privateKeyToAccount(alice.privateKey).signMessage({ message })
  await sdk.verifyAuth({ message, signature })
  // A nonce is good for one sign-in.
  await expect(sdk.verifyAuth({ message, signature })).rejects.toThrow('CGW error')
})

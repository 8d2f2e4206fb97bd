import { type DemoAccount, demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe } from '@countersign/devchain/testing'
import SafeApiKit, { type AddSafeOperationProps } from '@safe-global/api-kit'
import { type Address, concat, domainSeparator, type Hex, parseAbi } from 'viem'
import { getUserOperationHash } from 'viem/account-abstraction'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedOperation, signedOperation } from '../test/signedOperation.ts'
import { type DemoGateway, startDemoGateway } from '../test/startDemoGateway.ts'

const [alice, bob, carol] = demoAccounts
let gateway: DemoGateway
let kit: SafeApiKit
let safe: Address
beforeAll(async () => {
  gateway = await startDemoGateway()
  kit = new SafeApiKit({ chainId: 31_337n, txServiceUrl: `${gateway.url}/tx-service/31337/api` })
  const owners = [alice.address, bob.address, carol.address]
  safe = await deploySafe({ client: gateway.chain.client, owners, threshold: 2 })
  await gateway.waitForIndex()
})
afterAll(() => gateway.stop())

type SafeOperationOfKit = Extract<Parameters<SafeApiKit['addSafeOperation']>[0], { getHash(): string }>

/** What the kit takes apart from its own class: the fields of an operation and the signatures so far. */
function toProps({ body, entryPoint, module, operation }: SignedOperation): AddSafeOperationProps {
  const { safe: sender, validAfter, validUntil, ...fields } = operation
  return {
    entryPoint,
    moduleAddress: module,
    options: { validAfter, validUntil },
    safeAddress: sender,
    userOperation: { ...fields, nonce: fields.nonce.toString(), sender, signature: body.signature },
  }
}

/** The same in the shape of the class `EthSafeOperation` of the official relay-kit. */
function toSafeOperation(signed: SignedOperation): SafeOperationOfKit {
  const { entryPoint, moduleAddress, options, userOperation } = toProps(signed)
  const { nonce, safe: sender, ...fields } = signed.operation
  return {
    addEstimations: () => undefined,
    addSignature: () => undefined,
    encodedSignatures: () => signed.body.signature,
    getEIP712Type: () => undefined,
    getHash: () => signed.hash,
    getSafeOperation: () => ({ ...fields, entryPoint, nonce: nonce.toString(), safe: sender }),
    getSignature: () => undefined,
    // The class puts the times of validity before the signatures; the kit replaces that by the signatures alone.
    getUserOperation: () => ({ ...userOperation, signature: '0x' }),
    options: { chainId: 31_337n, entryPoint, moduleAddress, ...options },
    signatures: new Map(),
    userOperation,
  }
}

const sign = (nonce: bigint, signer: DemoAccount, version: '0.6' | '0.7' = '0.7') => {
  const validUntil = 4_000_000_000
  const operation = { nonce, paymasterAndData: version === '0.6' ? concat([carol.address, '0x12']) : ('0x' as const) }
  return signedOperation({
    entryPointVersion: version,
    operation: { ...operation, validUntil },
    safe,
    signers: [signer],
  })
}

test('default: an operation is added, confirmed by a second owner, and ready for a bundler', async () => {
  const signed = await sign(0n, alice)
  const { hash, operation } = signed
  await kit.addSafeOperation(toSafeOperation(signed))
  const { signature } = (await sign(0n, bob)).body
  await kit.confirmSafeOperation(hash, signature)

  const served = await kit.getSafeOperation(hash)
  const { safe: sender, validAfter: _, validUntil, initCode: __, paymasterAndData: ___, ...fields } = operation
  expect(served).toMatchObject({
    moduleAddress: signed.module,
    safeOperationHash: hash,
    userOperation: {
      callData: fields.callData,
      callGasLimit: fields.callGasLimit.toString(),
      entryPoint: signed.entryPoint,
      ethereumTxHash: null,
      maxFeePerGas: fields.maxFeePerGas.toString(),
      nonce: '0',
      paymaster: null,
      sender: safe,
      userOperationHash: getUserOperationHash({
        chainId: 31_337,
        entryPointAddress: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
        entryPointVersion: '0.7',
        userOperation: { ...fields, sender, signature: '0x' },
      }),
    },
    validAfter: null,
    validUntil: new Date(validUntil * 1000).toISOString(),
  })
  const confirmations = await kit.getSafeOperationConfirmations(hash)
  expect(confirmations).toMatchObject({ count: 2, next: null, previous: null })
  expect(confirmations.results).toEqual(served.confirmations)
  expect(confirmations.results).toMatchObject([
    { owner: alice.address, signature: signed.body.signature, signatureType: 'EOA' },
    { owner: bob.address, signature, signatureType: 'EOA' },
  ])
  const cut = await kit.getSafeOperationConfirmations(hash, { limit: 1, offset: 1 })
  expect(cut.results).toEqual(confirmations.results.slice(1))
  await expectAcceptedBySafe(signed, `0x${served.preparedSignature?.slice(2)}`)
})

test('default: operations of both entry points are listed as pending', async () => {
  const hashes: Hex[] = []
  for (const [nonce, version] of [
    [11n, '0.6'],
    [12n, '0.7'],
    [13n, '0.7'],
  ] as const) {
    const signed = await sign(nonce, alice, version)
    await kit.addSafeOperation(toProps(signed))
    hashes.push(signed.hash)
  }
  const newest = hashes.toReversed()
  const hashesOf = ({ results }: Awaited<ReturnType<SafeApiKit['getPendingSafeOperations']>>) =>
    results.map(({ safeOperationHash }) => safeOperationHash)
  expect(hashesOf(await kit.getPendingSafeOperations(safe, { limit: 3 }))).toEqual(newest)
  const options = { hasConfirmations: true, limit: 2, offset: 1, ordering: '-created' }
  expect(hashesOf(await kit.getSafeOperationsByAddress(safe, options))).toEqual(newest.slice(1))
  expect(await kit.getSafeOperationsByAddress(safe, { executed: true })).toMatchObject({ count: 0, results: [] })
  const [, , oldest] = (await kit.getPendingSafeOperations(safe, { limit: 3 })).results
  expect(oldest?.userOperation).toMatchObject({ paymaster: carol.address, paymasterData: '0x12' })
})

test('error: refusals reach the caller with their reason', async () => {
  const signed = await sign(20n, alice)
  await kit.addSafeOperation(toProps(signed))
  const other = await sign(21n, bob)
  await expect(kit.confirmSafeOperation(signed.hash, other.body.signature)).rejects.toMatchObject({
    message: expect.stringContaining('is not an owner'),
    statusCode: 400,
  })
  await expect(kit.getSafeOperation(other.hash)).rejects.toMatchObject({
    message: expect.stringContaining('was not found'),
    statusCode: 404,
  })
  const props = toProps(await sign(22n, alice))
  const changed = { ...props, userOperation: { ...props.userOperation, callData: '0xff' } }
  await expect(kit.addSafeOperation(changed)).rejects.toMatchObject({
    message: expect.stringContaining('is not an owner'),
    statusCode: 400,
  })
})

/** Asked as the module asks the Safe when the entry point validates. */
async function expectAcceptedBySafe({ hash, messageHash, module }: SignedOperation, signatures: Hex): Promise<void> {
  const abi = parseAbi(['function checkSignatures(bytes32 dataHash, bytes data, bytes signatures) view'])
  const domain = domainSeparator({ domain: { chainId: 31_337, verifyingContract: module } })
  const args = [hash, concat(['0x1901', domain, messageHash]), signatures] as const
  await gateway.chain.client.readContract({ abi, address: safe, args, functionName: 'checkSignatures' })
}

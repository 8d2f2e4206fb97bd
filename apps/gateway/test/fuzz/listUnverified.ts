import type { TestClient } from '@countersign/devchain/testing'
import { readContractSignature } from '@countersign/protocol/chain'
import {
  hashSafeMessage,
  hashSafeOperation,
  hashSafeTransaction,
  safeOperationModules,
} from '@countersign/protocol/hash'
import { parseSignatures, recoverSigner } from '@countersign/protocol/signatures'
import { MessageContentSchema } from '@countersign/protocol/wire'
import type { Kysely } from 'kysely'
import { type Address, concat, type Hex, isAddressEqual, parseAbi } from 'viem'
import { loadSafeOperations } from '../../src/db/queries/safeOperations.ts'
import type { Database } from '../../src/db/schema.ts'

const abi = parseAbi([
  'function VERSION() view returns (string)',
  'function getOwners() view returns (address[])',
  'function approvedHashes(address owner, bytes32 hash) view returns (uint256)',
])
const chainId = 31_337

/** Verifies all stored submissions from scratch; returns the invalid ones. */
export async function listUnverified({
  client,
  db,
}: {
  client: TestClient
  db: Kysely<Database>
}): Promise<{ checked: number; faults: string[] }> {
  const faults: string[] = []
  let checked = 0
  const safes = new Map<Address, Promise<{ owners: readonly Address[]; version: string }>>()
  const readSafe = (address: Address) => {
    const known = safes.get(address) ?? read(client, address)
    safes.set(address, known)
    return known
  }
  const expectTrue = (isTrue: boolean, sentence: string) => {
    checked++
    if (!isTrue) faults.push(sentence)
  }
  const proposals = await db.selectFrom('proposal').selectAll().execute()
  const confirmations = await db.selectFrom('confirmation').selectAll().execute()
  for (const row of proposals) {
    const { version } = await readSafe(row.safe)
    const hashes = hashSafeTransaction({
      chainId,
      safe: row.safe,
      transaction: {
        baseGas: row.base_gas,
        data: row.data,
        gasPrice: row.gas_price,
        gasToken: row.gas_token,
        nonce: row.nonce,
        operation: row.operation === 1 ? 1 : 0,
        refundReceiver: row.refund_receiver,
        safeTxGas: row.safe_tx_gas,
        to: row.to,
        value: row.value,
      },
      version,
    })
    expectTrue(
      hashes.safeTxHash === row.safe_tx_hash,
      `The proposal ${row.safe_tx_hash} hashes to ${hashes.safeTxHash}.`,
    )
    const own = confirmations.filter(({ safe_tx_hash }) => safe_tx_hash === row.safe_tx_hash)
    expectTrue(
      !row.trusted || own.length > 0 || row.proposed_by_delegate !== null,
      `The proposal ${row.safe_tx_hash} is trusted and nobody signed it.`,
    )
    const preimage = concat(['0x1901', hashes.domainHash, hashes.messageHash])
    for (const { owner, signature } of own)
      expectTrue(
        await holds({ hash: row.safe_tx_hash, owner, preimage, safe: row.safe, signature }),
        `The confirmation of ${owner} for ${row.safe_tx_hash} does not hold.`,
      )
  }
  expectTrue(
    confirmations.every(({ safe_tx_hash }) => proposals.some((row) => row.safe_tx_hash === safe_tx_hash)),
    'A confirmation is of no proposal.',
  )
  const messages = await db.selectFrom('message').selectAll().execute()
  const signatures = await db.selectFrom('message_confirmation').selectAll().execute()
  for (const row of messages) {
    const { version } = await readSafe(row.safe)
    const message = MessageContentSchema.parse(row.message)
    const hashes = hashSafeMessage({ chainId, message, safe: row.safe, version })
    expectTrue(hashes.safeMessageHash === row.message_hash, `The message ${row.message_hash} hashes to another value.`)
    const preimage = concat(['0x1901', hashes.domainHash, hashes.messageHash])
    for (const { owner, signature } of signatures.filter(({ message_hash }) => message_hash === row.message_hash))
      expectTrue(
        await holds({ hash: row.message_hash, owner, preimage, safe: row.safe, signature }),
        `The signature of ${owner} for the message ${row.message_hash} does not hold.`,
      )
  }
  const operationRows = await db.selectFrom('safe_operation').select('safe_operation_hash').execute()
  const safeOperationHashes = operationRows.map((row) => row.safe_operation_hash)
  for (const record of await loadSafeOperations(db, { chainId, safeOperationHashes })) {
    const { entryPoint, module, operation, safeOperationHash } = record
    const deployment = safeOperationModules.find((candidate) => candidate.entryPoint === entryPoint)
    expectTrue(deployment?.module === module, `The operation ${safeOperationHash} is of a module that nobody enabled.`)
    if (!deployment) continue
    const hashes = hashSafeOperation({ ...deployment, chainId, operation })
    expectTrue(
      hashes.safeOperationHash === safeOperationHash,
      `The operation ${safeOperationHash} hashes to another value.`,
    )
    expectTrue(record.confirmations.length > 0, `Nobody signed the operation ${safeOperationHash}.`)
    const preimage = concat(['0x1901', hashes.domainHash, hashes.messageHash])
    for (const { owner, signature } of record.confirmations)
      expectTrue(
        await holds({ hash: safeOperationHash, owner, preimage, safe: operation.safe, signature }),
        `The signature of ${owner} for the operation ${safeOperationHash} does not hold.`,
      )
  }
  for (const { delegate, delegator, safe } of await db.selectFrom('delegate').selectAll().execute())
    expectTrue(
      safe === null || (await readSafe(safe)).owners.includes(delegator),
      `${delegator} names ${delegate} for ${safe} and is no owner of it.`,
    )
  return { checked, faults }

  async function holds(parameters: {
    hash: Hex
    owner: Address
    preimage: Hex
    safe: Address
    signature: Hex
  }): Promise<boolean> {
    const { hash, owner, preimage, safe } = parameters
    const { owners, version } = await readSafe(safe)
    const [signature, ...more] = parseSignatures(parameters.signature)
    if (!signature || more.length > 0 || !owners.includes(owner)) return false
    switch (signature.kind) {
      case 'eoa':
      case 'ethSign':
        return isAddressEqual(await recoverSigner({ hash, signature }), owner)
      case 'approvedHash': {
        const call = { abi, address: safe, args: [owner, hash], functionName: 'approvedHashes' } as const
        return (await client.readContract(call)) > 0n
      }
      case 'contract': {
        const { hash: blockHash, number, timestamp } = await client.getBlock()
        const request = { hash, owner, preimage, safe, signature: signature.signature, version }
        const block = { chainId, hash: blockHash, number, timestamp }
        return (await readContractSignature(client, request, block)) === true
      }
    }
  }
}

async function read(client: TestClient, address: Address) {
  const [version, owners] = await Promise.all([
    client.readContract({ abi, address, functionName: 'VERSION' }),
    client.readContract({ abi, address, functionName: 'getOwners' }),
  ])
  return { owners, version }
}

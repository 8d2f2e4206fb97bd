import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, executeAsSafe, toSafeTransaction } from '@countersign/devchain/testing'
import { AuthNonceSchema } from '@countersign/protocol/wire'
import { type Address, concatHex, encodeFunctionData, type Hex, parseAbi, size, toHex, zeroAddress } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { expect } from 'vitest'
import { maxExplained } from '../../apps/gateway/src/lib/decodeInSlices.ts'
import { deployCode } from '../../apps/gateway/test/hostile/deployCode.ts'
import { type Attacker, atOnce, attack, safePath, victim } from './support/attack.ts'

const chainId = 31_337
const [alice, bob] = demoAccounts
const abi = parseAbi(['function multiSend(bytes transactions)', 'function transfer(address to, uint256 amount)'])
const toOutsider = (index: number): Address => toHex(BigInt(index) + 2n ** 80n, { size: 20 })
const toCall = (to: Address, data: Hex) =>
  concatHex(['0x00', to, toHex(0n, { size: 32 }), toHex(size(data), { size: 32 }), data])
const toBatch = (calls: readonly Hex[]) =>
  encodeFunctionData({ abi, args: [concatHex(calls)], functionName: 'multiSend' })

/** As many payments as are still explained, each to somebody else and of another token. */
function createPayments(): Hex {
  const payments = Array.from({ length: 210 }, (_, index) =>
    toCall(
      toOutsider(index),
      encodeFunctionData({ abi, args: [toOutsider(1_000 + index), 5n], functionName: 'transfer' }),
    ),
  )
  return toBatch(payments)
}

/** Batches in batches, two in each. */
function createNest(): Hex {
  let data = toBatch([toCall(bob.address, '0x')])
  while (2 * size(data) < maxExplained - 2_000) data = toBatch([toCall(bob.address, data), toCall(bob.address, data)])
  return data
}

const payments = createPayments()
const nest = createNest()
const kinds = [payments, nest]
const pick = (index: number) => kinds[index % kinds.length] ?? payments
const from = (index: number) => ({ from: `198.51.100.${index % 250}` })

const toTypedData = (data: Hex) => ({
  domain: { chainId, verifyingContract: victim },
  message: { ...toSafeTransaction({ data, nonce: 1n, operation: 1, to: bob.address }), ...texts },
  primaryType: 'SafeTx',
  types: { SafeTx: [{ name: 'to', type: 'address' }] },
})
const texts = { baseGas: '0', gasPrice: '0', nonce: '1', safeTxGas: '0', value: '0' }

attack('threats of the largest batches, from 120 addresses', async (attacker) => {
  await atOnce(120, 32, (index) =>
    attacker.post(
      `/v1/chains/31337/security/${victim}/threat-analysis`,
      { data: toTypedData(pick(index)), walletAddress: bob.address },
      from(index),
    ),
  )
  expect(attacker.statuses.get(200)).toBeGreaterThan(0)
})

attack('counterparties of the largest batches, from 120 addresses', async (attacker) => {
  await atOnce(120, 32, (index) =>
    attacker.post(
      `/v1/chains/31337/security/${victim}/counterparty-analysis`,
      { data: pick(index), operation: 1, to: bob.address, value: '0' },
      from(index),
    ),
  )
  expect(attacker.statuses.get(200)).toBeGreaterThan(0)
})

attack('previews of the largest batches, from 120 addresses', async (attacker) => {
  await atOnce(120, 32, (index) =>
    attacker.post(
      `/v1/chains/31337/transactions/${victim}/preview`,
      { data: pick(index), operation: 1, to: bob.address, value: '0' },
      from(index),
    ),
  )
  expect(attacker.statuses.get(200)).toBeGreaterThan(0)
})

attack('the largest batches to be decoded, in both dialects', async (attacker) => {
  await atOnce(120, 32, (index) =>
    attacker.post(
      index % 2 === 0 ? '/v1/chains/31337/data-decoder' : '/tx-service/31337/api/v1/data-decoder/',
      { data: pick(index), to: bob.address },
      from(index),
    ),
  )
})

attack('threats of typed data with thousands of types that name each other', async (attacker) => {
  const types = Object.fromEntries(
    Array.from({ length: 3_000 }, (_, index) => [`T${index}`, [{ name: 'next', type: `T${(index + 1) % 3_000}` }]]),
  )
  const data = { ...toTypedData('0x'), types: { ...types, SafeTx: [{ name: 'to', type: 'T0' }] } }
  await atOnce(60, 16, (index) =>
    attacker.post(
      `/v1/chains/31337/security/${victim}/threat-analysis`,
      { data, walletAddress: bob.address },
      from(index),
    ),
  )
})

attack('recipients and contracts nobody ever heard of, one after the other', async (attacker) => {
  await atOnce(3_000, 32, (index) =>
    attacker.send(
      index % 2 === 0
        ? `/v1/chains/31337/security/${victim}/recipient/${toOutsider(index)}`
        : `/v1/chains/31337/contracts/${toOutsider(index)}`,
      from(index),
    ),
  )
})

attack('what is not offered, asked for without end', async (attacker) => {
  const paths = [
    `/v1/chains/31337/relay/${victim}`,
    `${safePath}/positions/usd`,
    '/v1/users',
    '/v1/spaces',
    `/v1/targeted-messaging/outreaches/1/chains/31337/safes/${victim}`,
  ]
  await atOnce(3_000, 32, (index) => attacker.send(paths[index % paths.length] ?? '/', from(index)))
})

/** Code that burns all the gas that it is given. */
const burner = '0x5b600056'

attack('transactions to be simulated that burn all gas, from 20 addresses', async (attacker) => {
  const target = await deployCode(attacker.client, burner)
  const typedData = toTypedData('0x')
  const data = { ...typedData, message: { ...typedData.message, operation: 0, to: target } }
  await atOnce(20, 16, (index) =>
    attacker.post(
      `/v1/chains/31337/security/${victim}/threat-analysis`,
      { data, walletAddress: bob.address },
      from(index),
    ),
  )
  expect(attacker.statuses.get(200)).toBe(20)
})

attack('estimations of calls that burn all gas, from 20 addresses', async (attacker) => {
  const target = await deployCode(attacker.client, burner)
  const body = { data: '0x', operation: 0, to: target, value: '0' }
  await atOnce(20, 16, (index) =>
    attacker.post(`/v2/chains/31337/safes/${victim}/multisig-transactions/estimations`, body, from(index)),
  )
})

attack('sign-ins of contracts that burn all gas, from 60 addresses', async (attacker) => {
  const { host } = new URL(attacker.url)
  const address = await deployCode(attacker.client, burner)
  await atOnce(60, 16, async (index) => {
    const { body } = await attacker.send('/v1/auth/nonce', from(index))
    const { nonce } = AuthNonceSchema.parse(body)
    const message = createSiweMessage({ address, chainId, domain: host, nonce, uri: attacker.url, version: '1' })
    await attacker.post('/v1/auth/verify', { message, signature: `0x${'11'.repeat(200)}` }, from(index))
  })
})

/** A Safe of the attacker with forty executed transactions of such data. */
async function fillHistory({ client }: Attacker, toData: (index: number) => Hex): Promise<Address> {
  const safe = await deploySafe({ client, owners: [alice.address], threshold: 1 })
  for (let index = 0; index < 40; index += 1)
    await executeAsSafe({
      client,
      safe,
      signers: [alice.address],
      transaction: { data: toData(index), to: zeroAddress },
    })
  return safe
}

/** Asks for its lists in both dialects, each time at another place: no answer was kept. */
async function requestForLists(attacker: Attacker, safe: Address): Promise<void> {
  const lists = [
    `/v1/chains/31337/safes/${safe}/transactions/history?cursor=limit%3D100%26offset%3D`,
    `/v1/chains/31337/safes/${safe}/multisig-transactions?cursor=limit%3D100%26offset%3D`,
    `/tx-service/31337/api/v2/safes/${safe}/multisig-transactions/?limit=100&offset=`,
    `/tx-service/31337/api/v2/safes/${safe}/all-transactions/?limit=100&offset=`,
  ]
  await atOnce(60, 16, (index) => attacker.send(`${lists[index % 4]}${Math.floor(index / 4)}`, from(index)))
  expect(attacker.statuses.get(200)).toBeGreaterThan(10)
}

/** Lists of a Safe whose every transaction has such data. */
function attackByLists(name: string, toData: (index: number) => Hex): void {
  let safe: Address = zeroAddress
  attack(name, (attacker) => requestForLists(attacker, safe), {
    prepare: async (attacker) => {
      safe = await fillHistory(attacker, toData)
    },
    stored: 16_000_000,
  })
}

attackByLists('lists of a Safe whose every transaction is a large batch', pick)
attackByLists('lists of a Safe whose every transaction has 100 kB of data', () => `0x${'00'.repeat(100_000)}`)

import { type Address, concat, pad, parseEther } from 'viem'
import { demoAccounts } from '../../accounts/demoAccounts.ts'
import { createTestClient } from '../../client/createTestClient.ts'
import { chainId } from '../../contracts/chainConstants.ts'
import { demoTokens } from '../../contracts/demoTokens.ts'
import { signHash, toSafeTransaction } from '../../safe/SafeTransaction.ts'
import { type Devchain, startDevchain } from '../../startDevchain.ts'
import {
  addOwner,
  approve,
  approveHash,
  batch,
  changeThreshold,
  disableModule,
  enableModule,
  mint,
  mintSeal,
  modulePayment,
  moduleTokenPayment,
  registerName,
  removeFirstOwner,
  setPrimaryName,
  setRecords,
  setResolver,
  swapFirstOwner,
  transfer,
  transferFrom,
  transferSeal,
} from './calls.ts'
import { createNarrator, type Narrator, type WorldTransaction } from './createNarrator.ts'

const [alice, bob, carol, dave, erin, frank, grace, heidi, ivan, judy] = demoAccounts

export type Story = Record<'grants' | 'legacy' | 'operations' | 'subsidiary' | 'treasury', Address>

/** The demo history. Dates are UTC. */
async function runStory(narrator: Narrator): Promise<Story> {
  await registerNames(narrator)
  const { legacy, operations, treasury } = await createSafes(narrator)
  await runSeptember(narrator, treasury)
  await createOtherSafes(narrator, { legacy, operations })
  const { grants, subsidiary } = await runOctober(narrator, { operations, treasury })
  await runNovember(narrator, { grants, operations, treasury })
  return { grants, legacy, operations, subsidiary, treasury }
}

const waxSeal = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#e8eef7"/><circle cx="48" cy="38" r="18" fill="#3b6ea5"/><path d="M14 92a34 34 0 0 1 68 0z" fill="#3b6ea5"/></svg>')}`

async function registerNames({ at, send }: Narrator): Promise<void> {
  at('2026-09-01T08:05:00')
  await send(alice, mintSeal(alice.address, 1n))
  const people = [
    {
      account: alice,
      name: 'alice',
      texts: { avatar: `eip155:${chainId}/erc721:${demoTokens.seals.address}/1`, description: 'Treasurer' },
    },
    { account: bob, name: 'bob', texts: { avatar: waxSeal, description: 'Engineer' } },
    { account: carol, name: 'carol', texts: {} },
  ]
  for (const { account, name, texts } of people) {
    await send(account, registerName(name, account.address))
    await send(account, setResolver(`${name}.eth`))
    await send(account, setRecords(`${name}.eth`, account.address, texts))
    await send(account, setPrimaryName(`${name}.eth`))
  }
}

async function createSafes({ at, create, send }: Narrator) {
  at('2026-09-01T09:00:00')
  await send(judy, mint('USDC', judy.address, 1_000_000))
  await send(judy, mint('DEMO', judy.address, 100_000))
  await send(carol, mintSeal(carol.address, 7n))
  await send(dave, mintSeal(dave.address, 12n))
  at('2026-09-01T09:12:00')
  const owners = [alice.address, bob.address, carol.address]
  const treasury = await create({ by: alice, l2: true, owners, saltNonce: 1n, threshold: 2, version: '1.4.1' })
  at('2026-09-01T09:40:00')
  await send(alice, { to: treasury, value: parseEther('40') })
  at('2026-09-01T10:05:00')
  await send(judy, transfer('USDC', treasury, 250_000))
  at('2026-09-02T11:20:00')
  await send(judy, transfer('DEMO', treasury, 12_000))
  at('2026-09-03T08:30:00')
  const team = [alice.address, dave.address]
  const operations = await create({ by: dave, l2: true, owners: team, saltNonce: 2n, threshold: 1, version: '1.3.0' })
  await send(alice, { to: operations, value: parseEther('2') })
  at('2026-09-03T14:00:00')
  await send(carol, transferSeal(carol.address, treasury, 7n))
  await send(grace, mintSeal(treasury, 8n))
  await send(grace, mintSeal(treasury, 9n))
  at('2026-09-03T16:45:00')
  const pair = [bob.address, carol.address]
  const legacy = await create({ by: bob, l2: false, owners: pair, saltNonce: 3n, threshold: 2, version: '1.4.1' })
  await send(bob, { to: legacy, value: parseEther('3') })
  await send(judy, transfer('USDC', legacy, 5_000))
  return { legacy, operations, treasury }
}

async function runSeptember({ at, execute, send }: Narrator, safe: Address): Promise<void> {
  at('2026-09-04T10:15:00')
  await execute({ by: bob, safe, signers: [alice, bob], transaction: { to: dave.address, value: parseEther('2.5') } })
  at('2026-09-07T13:02:00')
  await execute({ by: alice, safe, signers: [alice, carol], transaction: transfer('USDC', erin.address, 12_500) })
  at('2026-09-09T09:48:00')
  await execute({ by: carol, safe, signers: [bob, carol], transaction: transfer('DEMO', frank.address, 1_800) })
  at('2026-09-11T15:30:00')
  await execute({ by: alice, safe, signers: [alice, bob], transaction: addOwner(safe, erin.address, 2n) })
  at('2026-09-14T08:21:00')
  await execute({ by: erin, safe, signers: [bob, erin], transaction: transferSeal(safe, grace.address, 8n) })
  at('2026-09-16T17:05:00')
  await execute({ by: alice, safe, signers: [alice, carol], transaction: changeThreshold(safe, 3n) })
  at('2026-09-18T12:00:00')
  const payroll = batch([
    transfer('USDC', frank.address, 4_200),
    transfer('USDC', grace.address, 3_900),
    { to: heidi.address, value: parseEther('0.4') },
  ])
  await execute({ by: bob, safe, signers: [alice, bob, erin], transaction: payroll })
  at('2026-09-21T10:40:00')
  await execute({ by: carol, safe, signers: [alice, bob, carol], transaction: changeThreshold(safe, 2n) })
  at('2026-09-22T10:10:00')
  const swap = swapFirstOwner(safe, erin.address, frank.address)
  await execute({ by: alice, safe, signers: [alice, bob], transaction: swap })
  at('2026-09-25T16:16:00')
  const removal = removeFirstOwner(safe, frank.address, 2n)
  await execute({ by: bob, safe, signers: [bob, carol], transaction: removal })
  at('2026-09-28T07:55:00')
  await send(ivan, { to: safe, value: parseEther('5') })
  at('2026-09-30T14:25:00')
  // A rejection: an empty transaction to the Safe itself that uses up the nonce.
  await execute({ by: carol, safe, signers: [alice, carol], transaction: { to: safe } })
}

async function createOtherSafes(
  { at, execute }: Narrator,
  { legacy, operations }: Pick<Story, 'legacy' | 'operations'>,
): Promise<void> {
  at('2026-09-30T15:00:00')
  const signers = [bob, carol]
  await execute({ by: bob, safe: legacy, signers, transaction: { to: heidi.address, value: parseEther('0.5') } })
  await execute({ by: carol, safe: legacy, signers, transaction: transfer('USDC', ivan.address, 750) })
  at('2026-09-30T18:20:00')
  const lunch = { to: grace.address, value: parseEther('0.12') }
  await execute({ by: dave, safe: operations, signers: [dave], transaction: lunch })
}

async function runOctober(
  { at, create, execute, hash, send }: Narrator,
  { operations, treasury: safe }: Pick<Story, 'operations' | 'treasury'>,
): Promise<Pick<Story, 'grants' | 'subsidiary'>> {
  at('2026-10-02T09:00:00')
  await execute({ by: alice, safe, signers: [alice, bob], transaction: enableModule(safe) })
  at('2026-10-05T11:11:00')
  await send(alice, modulePayment(safe, heidi.address, parseEther('0.75')))
  at('2026-10-06T12:34:00')
  await send(bob, moduleTokenPayment(safe, 'USDC', ivan.address, 600))
  at('2026-10-08T13:50:00')
  // Exceeds the balance: with a gas limit the inner call may fail and the nonce is used.
  const tooMuch = { ...transfer('DEMO', ivan.address, 900_000), safeTxGas: 120_000n }
  await execute({ by: bob, safe, signers: [alice, bob], transaction: tooMuch })
  at('2026-10-12T10:00:00')
  await execute({ by: carol, safe, signers: [alice, carol], transaction: approve('USDC', operations, 20_000) })
  at('2026-10-14T15:15:00')
  const pull = transferFrom('USDC', safe, dave.address, 2_500)
  await execute({ by: alice, safe: operations, signers: [alice], transaction: pull })
  at('2026-10-15T08:08:00')
  await send(judy, transfer('USDC', safe, 30_000))
  at('2026-10-19T16:40:00')
  const funding = batch([
    { to: operations, value: parseEther('3') },
    transfer('USDC', operations, 15_000),
    disableModule(safe),
  ])
  await execute({ by: alice, safe, signers: [alice, bob], transaction: funding })
  at('2026-10-22T09:30:00')
  await send(alice, registerName('treasury', alice.address))
  await send(alice, setResolver('treasury.eth'))
  await send(alice, setRecords('treasury.eth', safe, { description: 'Treasury of the demo world' }))
  await execute({ by: bob, safe, signers: [bob, carol], transaction: setPrimaryName('treasury.eth') })

  at('2026-10-24T10:00:00')
  const owners = [safe, erin.address]
  const subsidiary = await create({ by: erin, l2: true, owners, saltNonce: 4n, threshold: 2, version: '1.5.0' })
  await send(erin, { to: subsidiary, value: parseEther('1') })
  await send(judy, transfer('DEMO', subsidiary, 500))
  at('2026-10-26T14:10:00')
  const grant = toSafeTransaction({ nonce: 0n, to: frank.address, value: parseEther('0.3') })
  const grantHash = await hash(subsidiary, grant)
  await execute({ by: alice, safe, signers: [alice, carol], transaction: approveHash(subsidiary, grantHash) })
  // v = 1: the Treasury approved the hash on the chain, r is its address.
  const approval = concat([pad(safe), pad('0x'), '0x01'])
  const own = await signHash(grantHash, [erin.address])
  const parts = safe.toLowerCase() < erin.address.toLowerCase() ? [approval, own] : [own, approval]
  await execute({ by: erin, safe: subsidiary, signatures: concat(parts), signers: [], transaction: grant })

  at('2026-10-27T09:00:00')
  const team = [alice.address, bob.address, carol.address]
  const grants = await create({ by: carol, l2: true, owners: team, saltNonce: 5n, threshold: 2, version: '1.4.1' })
  await send(carol, { to: grants, value: parseEther('8') })
  await send(judy, transfer('USDC', grants, 20_000))
  await send(grace, mintSeal(grants, 21n))
  at('2026-10-29T12:12:00')
  await execute({
    by: alice,
    safe,
    signers: [alice, bob],
    transaction: { to: carol.address, value: parseEther('1.25') },
  })
  return { grants, subsidiary }
}

async function runNovember(
  { at, execute, send }: Narrator,
  { grants, operations, treasury: safe }: Pick<Story, 'grants' | 'operations' | 'treasury'>,
): Promise<void> {
  at('2026-11-02T10:20:00')
  await send(dave, transferSeal(dave.address, safe, 12n))
  await execute({ by: dave, safe: operations, signers: [dave], transaction: transfer('USDC', heidi.address, 1_150) })
  at('2026-11-04T15:45:00')
  await execute({ by: carol, safe, signers: [bob, carol], transaction: transfer('USDC', grace.address, 7_250) })
  at('2026-11-06T09:05:00')
  await execute({
    by: alice,
    safe: operations,
    signers: [alice],
    transaction: { to: ivan.address, value: parseEther('0.6') },
  })
  at('2026-11-07T13:30:00')
  await execute({ by: bob, safe, signers: [alice, bob], transaction: transfer('DEMO', grants, 1_000) })
  at('2026-11-09T17:20:00')
  await send(bob, { to: safe, value: parseEther('0.5') })
  at('2026-11-10T08:00:00')
  await send(judy, transfer('DEMO', operations, 320))
}

/** Runs the demo history on a new chain and returns its signed transactions. Deterministic. */
export async function recordDemoWorld(): Promise<{ safes: Story; transactions: readonly WorldTransaction[] }> {
  const chain: Devchain = await startDevchain()
  try {
    const narrator = createNarrator(createTestClient(chain.url))
    const safes = await runStory(narrator)
    return { safes, transactions: narrator.transactions }
  } finally {
    await chain.stop()
  }
}

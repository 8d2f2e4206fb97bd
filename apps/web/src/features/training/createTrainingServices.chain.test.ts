import { demoSafes } from '@countersign/devchain/demo-world'
import { borrowDevchain, createTestClient } from '@countersign/devchain/testing'
import { readSafeState } from '@countersign/protocol/chain'
import { toTrainingSafe, trainingChainId } from '@countersign/protocol/custody'
import { hashSafeTransaction } from '@countersign/protocol/hash'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestServices, testChain } from '../../../test/createTestServices.ts'
import { simulationQuery } from '../../domain/simulation/simulationQuery.ts'
import { reportQuery } from '../../domain/transactions/reportQuery.ts'
import { createExercises, type Exercise, imitate } from './createExercises.ts'
import { createTrainingServices } from './createTrainingServices.ts'
import { signExercise } from './signExercise.ts'
import type { TrainingWorld } from './TrainingWorld.ts'

const { treasury } = demoSafes
let chain: Awaited<ReturnType<typeof borrowDevchain>>
let world: TrainingWorld
const account = privateKeyToAccount(generatePrivateKey())
beforeAll(async () => {
  chain = await borrowDevchain({ demoWorld: true })
  const client = createTestClient(chain.url)
  const state = await readSafeState(client, { address: treasury.address, chainId: 31337 })
  const read = async (address = state.address) => (await client.getCode({ address })) ?? '0x'
  world = {
    ...state,
    codes: {
      fallbackHandler: await read(state.fallbackHandler),
      implementation: await read(state.implementation),
      proxy: await read(),
    },
    owners: [...state.owners, account.address],
    recipient: demoSafes.operations.address,
  }
})
afterAll(() => chain.stop())

function setup() {
  const exercises = createExercises(world)
  const own = createTestServices()
  const training = createTrainingServices(own, { chain: testChain, exercises, world })
  const { safe, services } = training
  const report = (exercise: Exercise | undefined) => {
    if (!exercise) throw new Error('There is no such exercise.')
    const id = { address: safe.address, chainId: safe.chainId, safeTxHash: exercise.safeTxHash }
    return services.queryClient.fetchQuery(reportQuery(services, id))
  }
  return { exercises, own, report, safe, services }
}

test('default: the real kernel judges each exercise, and no request leaves the page', async () => {
  const { exercises, report } = setup()
  const sent = vi.spyOn(globalThis, 'fetch')
  const verdicts = new Map<string, string[]>()
  for (const exercise of exercises) {
    const { checks } = await report(exercise)
    verdicts.set(
      exercise.id,
      checks.filter(({ verdict }) => verdict === 'block').map(({ code }) => code ?? ''),
    )
  }
  // What only a person can see is not blocked; what the kernel can prove is.
  for (const id of ['genuine', 'recipient', 'poisoning', 'swapOwner']) expect([id, verdicts.get(id)]).toEqual([id, []])
  expect(verdicts.get('lyingService')).not.toEqual([])
  expect(sent).not.toHaveBeenCalled()
  sent.mockRestore()
})

test('behavior: signatures are bound to the training, and a blocked one cannot be signed', async () => {
  const { exercises, report, safe } = setup()
  const find = (id: Exercise['id']) => exercises.find((exercise) => exercise.id === id)
  const genuine = await report(find('genuine'))
  const signature = await signExercise(genuine, account)
  expect(signature).toMatch(/^0x[0-9a-f]{130}$/)
  const body = find('genuine')?.transaction
  if (!body) throw new Error('There is no genuine exercise.')
  for (const version of ['1.0.0', '1.3.0', '1.4.1', '1.5.0']) {
    const real = hashSafeTransaction({ chainId: 31337, safe: treasury.address, transaction: body, version })
    const training = hashSafeTransaction({ chainId: trainingChainId, safe: safe.address, transaction: body, version })
    expect(training.safeTxHash).not.toBe(real.safeTxHash)
    expect(training.domainHash).not.toBe(real.domainHash)
  }
  await expect(report(find('lyingService')).then((lie) => signExercise(lie, account))).rejects.toThrow()
  const elsewhere = { ...genuine, id: { ...genuine.id, chainId: 31337 } }
  await expect(signExercise(elsewhere, account)).rejects.toThrow()
})

test('behavior: nothing of the training is in the app, and the app has no such chain', async () => {
  const { own, report, exercises, safe, services } = setup()
  const stored = own.storage.length
  await report(exercises[0])
  expect(own.chains.has(trainingChainId)).toBe(false)
  expect(own.storage.length).toBe(stored)
  expect(services.wagmi.connectors).toEqual([])
  expect(safe.address).toBe(toTrainingSafe(world))
  expect(safe.address).not.toBe(treasury.address)
  const [client] = services.chains.values()
  await expect(client?.request({ method: 'eth_sendRawTransaction', params: ['0x'] })).rejects.toThrow(
    'The training has no',
  )
})

test('behavior: each exercise is simulated on the chain of the training', async () => {
  const { exercises, report, services } = setup()
  const seen = new Map<string, unknown>()
  for (const exercise of exercises) {
    const found = await report(exercise)
    if (!found.transaction) continue
    const { simulation } = await services.queryClient.fetchQuery(simulationQuery(services, found))
    const { coin, outcome, settings } = simulation
    seen.set(exercise.id, [outcome, coin, settings.map(({ setting }) => setting)])
  }
  const paid = ['success', -(10n ** 18n), []]
  expect(Object.fromEntries(seen)).toEqual({
    delegatecall: ['success', 0n, []],
    genuine: paid,
    poisoning: paid,
    recipient: paid,
    swapOwner: ['success', 0n, ['owners']],
  })
})

test('behavior: a poisoned address has the ends of the known one', () => {
  const imitation = imitate(world.recipient)
  expect(imitation.toLowerCase()).not.toBe(world.recipient.toLowerCase())
  expect(imitation.slice(0, 6).toLowerCase()).toBe(world.recipient.slice(0, 6).toLowerCase())
  expect(imitation.slice(-4).toLowerCase()).toBe(world.recipient.slice(-4).toLowerCase())
})

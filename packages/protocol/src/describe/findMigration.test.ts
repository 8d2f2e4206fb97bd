import { expect, test } from 'vitest'
import { bob, codes, encode, eve, migration, multiSend, run } from '../../test/describing.ts'
import { safeMigrationAbi } from '../abi/libraryAbi.ts'

test('behavior: a migration replaces the implementation', () => {
  const data = encode(safeMigrationAbi, 'migrateL2Singleton')
  const safeL2 = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'
  expect(run({ to: migration, data, operation: 1 }).sentence.text).toBe(
    `Replace the implementation of the Safe with the official SafeL2 1.4.1 (${safeL2})`,
  )
  expect(run({ to: migration, data, operation: 1 }).allRisks).toMatchObject([
    {
      code: 'IMPLEMENTATION_CHANGED',
      address: safeL2,
      text: 'The code of the Safe is replaced by the official SafeL2 1.4.1.',
    },
    { code: 'DELEGATECALL_TO_LIBRARY' },
  ])
  expect(run({ to: migration, data }).sentence.text).toBe(
    `Call migrateL2Singleton on SafeMigration 1.4.1 (${migration})`,
  )
  expect(codes({ to: migration, data })).toEqual([])
  expect(codes({ to: bob, data, operation: 1 })).toEqual(['DELEGATECALL', 'IMPLEMENTATION_CHANGED'])
})

test('behavior: a migration that sets its fallback handler is described', () => {
  const { sentence, allRisks } = run({
    to: migration,
    data: encode(safeMigrationAbi, 'migrateWithFallbackHandler'),
    operation: 1,
  })
  expect(sentence.text).toBe(
    'Replace the implementation of the Safe with the official Safe 1.4.1 (0x41675C099F32341bf84BFc5382aF534df5C7461a), and its fallback handler with CompatibilityFallbackHandler 1.4.1 (0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99)',
  )
  expect(allRisks.map(({ code }) => code)).toEqual([
    'IMPLEMENTATION_CHANGED',
    'FALLBACK_HANDLER_CHANGED',
    'DELEGATECALL_TO_LIBRARY',
  ])
})

test('behavior: the official migration to L2 accepts any code, and is official only where it is', () => {
  const to = '0xfF83F6335d8930cBad1c0D439A841f01888D9f69'
  const official = run({
    to,
    data: encode(safeMigrationAbi, 'migrateToL2', ['0x3E5c63644E683549055b9Be8653de26E0B4CD36E']),
    operation: 1,
  })
  expect(official.sentence.id).toBe('migrate')
  const outsiders = run({ to, data: encode(safeMigrationAbi, 'migrateToL2', [eve]), operation: 1 })
  expect(outsiders.sentence.text).toBe(`Replace the implementation of the Safe with ${eve}`)
  expect(outsiders.allRisks[0]).toMatchObject({
    code: 'IMPLEMENTATION_CHANGED',
    address: eve,
    text: `The code of the Safe is replaced by ${eve}, which is not official: its author controls all assets.`,
  })
  // Official, but not a singleton.
  const library = run({ to, data: encode(safeMigrationAbi, 'migrateToL2', [multiSend]), operation: 1 })
  expect(library.sentence.id).toBe('changeImplementation')
  const both = run({ to, data: encode(safeMigrationAbi, 'migrateFromV111', [eve, bob]), operation: 1 })
  expect(both.sentence.text).toBe(
    `Replace the implementation of the Safe with ${eve}, and its fallback handler with ${bob}`,
  )
})

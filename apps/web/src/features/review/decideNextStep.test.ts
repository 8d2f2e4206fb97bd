import { expect, test } from 'vitest'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'
import { type DecideNextStepParameters, decideNextStep, listCautions } from './decideNextStep.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const known: Check = { code: 'TARGET_UPGRADEABLE', id: 'T31', title: 'The target can be upgraded', verdict: 'warn' }
const passed: Check = { code: 'HASH_AGREES', id: 'T18', title: 'The hash matches', verdict: 'ok' }
const news: Check = { code: 'COUNT_DIFFERS', id: 'T49', title: 'Valid signatures: 2 of 2', verdict: 'warn' }

const idle = { isBusy: false, isSigned: true, signError: null }

function decide(changes: Partial<DecideNextStepParameters>) {
  return decideNextStep({
    account: alice,
    checks: [known, passed],
    isHeld: false,
    kind: 'execute',
    signing: idle,
    simulation: 'succeeded',
    started: { account: alice, cautions: listCautions([known]) },
    ...changes,
  })
}

test('default: executes what was signed, checked again and simulated', () => {
  expect(decide({})).toBe('execute')
})

test.each<[string, Partial<DecideNextStepParameters>]>([
  ['the wallet was not answered', { kind: 'sign', signing: { ...idle, isBusy: true, isSigned: false } }],
  ['the wallet was not asked yet', { kind: 'sign', signing: { ...idle, isSigned: false } }],
  ['the signature is on its way to the service', { signing: { ...idle, isBusy: true } }],
  ['the simulation runs', { simulation: 'pending' }],
])('behavior: waits while %s', (_, changes) => {
  expect(decide(changes)).toBe('wait')
})

test.each<[string, Partial<DecideNextStepParameters>]>([
  ['the signature was rejected', { kind: 'sign', signing: { ...idle, isSigned: false, signError: new Error('No.') } }],
  ['the signature does not count', { kind: 'sign' }],
  ['others have to sign', { kind: 'signed' }],
  ['an earlier nonce comes first', { kind: 'later' }],
  ['a check blocks', { kind: 'blocked' }],
  ['the chain cannot be read', { kind: 'closed' }],
  ['the wallet is on another chain', { kind: 'wrong-chain' }],
  ['another account is connected', { account: bob }],
  ['no account is connected', { account: undefined }],
  ['a danger was not confirmed', { isHeld: true }],
  ['there is a warning that was not shown before', { checks: [known, passed, news] }],
  ['the simulation failed', { simulation: 'failed' }],
])('behavior: stops if %s', (_, changes) => {
  expect(decide(changes)).toBe('stop')
})

test('behavior: what only the service knows is no warning', () => {
  expect(decide({ checks: [{ ...news, verdict: 'unverified' }] })).toBe('execute')
})

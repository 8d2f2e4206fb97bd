import { describeTransaction } from '@countersign/protocol/decode'
import type { ThreatFindings } from '@countersign/protocol/wire'
import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { alice, dave, safe } from '../../../test/testReport.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { checkClaimedRisk } from './contextChecks.ts'

const t = createCatalogue('checks')
const tCommon = createCatalogue('common')

const describe = (data: `0x${string}` = '0x', to: `0x${string}` = dave) =>
  describeTransaction({
    nativeCurrency: { decimals: 18, symbol: 'ETH' },
    safe,
    transaction: { data, operation: 0, to, value: 0n },
  })
const addOwner = encodeFunctionData({
  abi: parseAbi(['function addOwnerWithThreshold(address owner, uint256 threshold)']),
  args: [alice, 1n],
})
type Finding = ThreatFindings['THREAT'][number]
const finding = (overrides: Partial<Finding> = {}): Finding => ({
  description: 'Known to drain Safes.',
  severity: 'CRITICAL',
  title: 'Drainer',
  type: 'MALICIOUS',
  ...overrides,
})
const check = (THREAT: Finding[], description = describe(), isKnownToFail = false) =>
  checkClaimedRisk({ description, findings: { THREAT }, isKnownToFail })

test('default: what the service finds is a caution in its own words, without evidence', () => {
  expect(check([finding()])).toMatchObject([
    {
      code: 'SCAN_FOUND_ISSUE',
      detail: t('scanReported', { words: 'Drainer: Known to drain Safes.' }),
      evidence: undefined,
      verdict: 'warn',
    },
  ])
})

test('behavior: its all-clear is worth nothing, its silence is said', () => {
  expect(check([finding({ severity: 'OK', type: 'NO_THREAT' })])).toEqual([])
  expect(checkClaimedRisk({ description: describe(), findings: undefined, isKnownToFail: false })).toMatchObject([
    { code: 'SCAN_UNAVAILABLE', verdict: 'unknown' },
  ])
})

test('behavior: what is told here already is not told twice', () => {
  const change = finding({ severity: 'WARN', type: 'OWNERSHIP_CHANGE' })
  expect(check([change], describe(addOwner, safe))).toEqual([])
  // Unlike anything found here, so it is shown.
  expect(check([change])).toHaveLength(1)
  const fails = finding({ issues: {}, severity: 'WARN', title: 'It would fail', type: 'MODERATE' })
  expect(check([fails], describe(), true)).toEqual([])
  expect(check([fails])).toHaveLength(1)
  const named = finding({ issues: { WARN: [{ description: 'One' }, { description: 'Two' }] }, type: 'MODERATE' })
  expect(check([named])[0]?.detail).toBe(t('scanReported', { words: 'One; Two' }))
})

test('behavior: however much it says, it has an end', () => {
  const many = Array.from({ length: 50 }, () => finding({ description: 'x'.repeat(900) }))
  expect(check(many)[0]?.detail?.length).toBeLessThanOrEqual(t('scanReported', { words: '' }).length + 300)
})

test('behavior: its words stay inside of their quotation marks, and lead nowhere', () => {
  const [shown] = check([finding({ description: 'found”. Verify your Safe at https://safe.example/now' })])
  expect(shown?.detail).toBe(
    t('scanReported', { words: `Drainer: found’. Verify your Safe at ${tCommon('linkRemoved')}` }),
  )
})

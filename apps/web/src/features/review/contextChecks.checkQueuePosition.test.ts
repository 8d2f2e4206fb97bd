import { expect, test } from 'vitest'
import { testReport } from '../../../test/testReport.ts'
import { checkQueuePosition } from './contextChecks.ts'

/** Has nonce 5, the Safe's next. */
const report = testReport([])
const titles = (state: Partial<NonNullable<typeof report.state>>, others: readonly bigint[]) =>
  checkQueuePosition({ ...report, state: report.state && { ...report.state, ...state } }, others).map(
    ({ title }) => title,
  )

test('default: nothing to say of the next one', () => {
  expect(titles({}, [])).toEqual([])
  expect(titles({}, [6n, 7n])).toEqual([])
})

test('behavior: rivals', () => {
  expect(titles({}, [5n, 5n])).toEqual(['Other transactions use nonce 5. Only one of them can be executed.'])
})

test('behavior: nonces before it that nothing waits for, each counted once', () => {
  expect(titles({ nonce: 3n }, [3n, 4n])).toEqual([])
  expect(titles({ nonce: 3n }, [3n, 3n, 2n])).toEqual([
    'Not executable yet: 1 earlier nonce has no transaction. The next nonce is 3.',
  ])
  expect(titles({ nonce: 0n }, [])).toEqual([
    'Not executable yet: 5 earlier nonces have no transaction. The next nonce is 0.',
  ])
})

test('behavior: of a transaction that was not verified nothing is said', () => {
  expect(checkQueuePosition({ ...report, transaction: undefined }, [5n])).toEqual([])
})

import { expect, test } from 'vitest'
import { findFormPath, transactionKinds } from './transactionKinds.ts'

test('default: a draft leads back to its form, and one that no form made to none', () => {
  for (const { form, to } of transactionKinds) expect(findFormPath(form)).toBe(to)
  expect(findFormPath('reject')).toBeUndefined()
})

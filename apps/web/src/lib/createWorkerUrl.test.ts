import { expect, test } from 'vitest'
import { createWorkerUrl, type TrustedTypes } from './createWorkerUrl.ts'

const url = '/assets/verification.worker-1.js'

test('default: without Trusted Types the address is text', () => {
  expect(createWorkerUrl(url, undefined)).toBe(url)
})

test('behavior: the policy lets one address through and no other', () => {
  const made: { name: string; rules: Parameters<TrustedTypes['createPolicy']>[1] }[] = []
  const trustedTypes: TrustedTypes = {
    createPolicy(name, rules) {
      made.push({ name, rules })
      return rules
    },
  }
  expect(String(createWorkerUrl(url, trustedTypes))).toBe(url)
  expect(made.map(({ name }) => name)).toEqual(['countersign-worker'])
  for (const other of ['/assets/other.js', `${url}?`, 'data:text/javascript,0', ''])
    expect(() => made[0]?.rules.createScriptURL(other)).toThrow('Only a worker of the build')
})

import { expect, test } from 'vitest'
import { metaMask } from '../wallets/brands/recommended.ts'
import { toRequestLink } from './toRequestLink.ts'

const topic = 'ab'.repeat(32)
const toLink = (redirect: { native?: string; universal?: string } | undefined, template?: string) =>
  toRequestLink({ redirect, template, topic })

test('default: the wallet’s own link opens its request', () => {
  expect(toLink({ native: 'metamask://', universal: 'https://metamask.app.link/' })).toBe(
    `metamask://wc?sessionTopic=${topic}`,
  )
  expect(toLink({ universal: 'https://wallet.example' })).toBe(`https://wallet.example/wc?sessionTopic=${topic}`)
})

test('behavior: without one, the link of the wallet that was picked', () => {
  expect(toLink(undefined, 'trust://wc?uri={uri}')).toBe(`trust://wc?sessionTopic=${topic}`)
  expect(toLink({ native: '' }, metaMask.deepLinks?.ios)).toBe(`https://metamask.app.link/wc?sessionTopic=${topic}`)
  expect(toLink(undefined)).toBeUndefined()
})

test.each([
  'javascript:alert(1)//',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'intent://x#Intent;end',
  'http://wallet.example',
  'https://bank.example@wallet.example',
  'file:///etc/passwd',
  'tel:112',
  'no link',
  `wallet://${'a'.repeat(300)}`,
])('error: %s is not opened', (link) => {
  expect(toLink({ native: link, universal: link })).toBeUndefined()
})

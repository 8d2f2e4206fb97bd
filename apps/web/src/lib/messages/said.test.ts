import { say } from '@countersign/protocol/text'
import { expect, onTestFinished, test } from 'vitest'
import { kernelTexts, translateMessage } from './said.ts'

const words = say`The Safe pays ${say`up to ${{ amount: '2,500' }} ${'USDC'}`} to ${'0x1'}.`

test('default: in English, the packages’ own words', () => {
  expect(translateMessage(words)).toBe('The Safe pays up to 2,500 USDC to 0x1.')
  expect(translateMessage('A text of somebody else.')).toBe('A text of somebody else.')
})

test('behavior: in another language, by the form; what it has no words for stays as it is', () => {
  const english = kernelTexts.forms
  onTestFinished(() => {
    kernelTexts.forms = english
  })
  kernelTexts.forms = { 'The Safe pays {0} to {1}.': 'An {1} zahlt der Safe {0}.', 'Try again.': 'Noch einmal.' }
  expect(translateMessage(words)).toBe('An 0x1 zahlt der Safe up to 2,500 USDC.')
  kernelTexts.forms['up to {0} {1}'] = 'bis zu {0} {1}'
  expect(translateMessage(words)).toBe('An 0x1 zahlt der Safe bis zu 2,500 USDC.')
  expect(translateMessage('Try again.')).toBe('Noch einmal.')
  expect(translateMessage(say`Retry ${1n}.`)).toBe('Retry 1.')
})

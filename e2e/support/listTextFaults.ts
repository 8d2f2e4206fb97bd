import type { Page } from 'playwright-core'
import { z } from 'zod'
import { readAllMessages } from './readCatalogue.ts'

const english = readAllMessages('en')

/** Ids that no sentence contains: an unknown message shows its id. */
const ids = new Set([...english.keys()].map((key) => key.slice(key.indexOf('.') + 1)).filter((id) => /[.A-Z]/.test(id)))

/**
 * Run in the page: visible texts, those that are cut off or outside of their box, and how far the page is wider than the
 * window. Excepted are the words of others, data, the demo wallet, which is another program, and texts for screen readers.
 */
const inspect = `(() => {
  const excepted = 'bdi, code, pre, option, svg[aria-hidden=true], [translate=no], [data-demo-wallet], body > aside'
  const isVisible = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const hides = (overflow) => overflow === 'hidden' || overflow === 'clip'
  const texts = new Set()
  const cut = new Set()
  const add = (text) => text && text.trim() && texts.add(text.trim())

  /** Why a text cannot be read in full. */
  function findFault(node) {
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right } = range.getBoundingClientRect()
    // For screen readers.
    for (let box = node.parentElement; box; box = box.parentElement)
      if (box.clientWidth === 1 && box.clientHeight === 1) return undefined
    for (let box = node.parentElement, isFirst = true; box && box !== document.body; box = box.parentElement) {
      const { display, overflowX, overflowY, position } = getComputedStyle(box)
      if (display === 'inline' || display === 'contents') continue
      if (hides(overflowX) && box.scrollWidth > box.clientWidth + 1) return 'cut off'
      if (hides(overflowY) && box.scrollHeight > box.clientHeight + 2) return 'cut off below'
      if (isFirst && overflowX === 'visible' && box.scrollWidth > box.clientWidth + 1) return 'wider than its box'
      // What scrolls is not cut off.
      if (overflowX !== 'visible') return undefined
      if (position === 'fixed') break
      isFirst = false
    }
    return left < -1 || right > innerWidth + 1 ? 'outside of the window' : undefined
  }

  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const node = walk.currentNode
    const element = node.parentElement
    if (node.textContent.trim() === '' || element.closest(excepted) || !isVisible(element)) continue
    if (!element.closest('time')) add(node.textContent)
    const fault = findFault(node)
    if (fault) cut.add(fault + ': ' + node.textContent.trim().slice(0, 60))
  }

  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (element.closest(excepted) || !isVisible(element)) continue
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) add(element.getAttribute(name))
  }

  const pen = document.createElement('canvas').getContext('2d')
  for (const field of document.querySelectorAll('input, select')) {
    const shown = field.matches('select') ? field.selectedOptions[0]?.text : field.placeholder
    if (!shown || field.closest(excepted) || !isVisible(field)) continue
    const { fontFamily, fontSize, fontWeight, paddingInlineEnd, paddingInlineStart } = getComputedStyle(field)
    pen.font = [fontWeight, fontSize, fontFamily].join(' ')
    // The browser's arrow is as wide as a letter and a half.
    const arrow = field.matches('select') ? parseFloat(fontSize) * 1.5 : 0
    const room = field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd) - arrow
    if (pen.measureText(shown).width > room + 1) cut.add('cut off in its field: ' + shown.slice(0, 60))
  }
  return {
    cut: [...cut],
    overflow: document.documentElement.scrollWidth - innerWidth,
    texts: [...texts],
  }
})()`
const FoundSchema = z.object({ cut: z.array(z.string()), overflow: z.number(), texts: z.array(z.string()) })

/** Texts that are cut off, not translated or missing, and overflow, on desktop and mobile. */
export async function listTextFaults(page: Page, language: string): Promise<string[]> {
  const faults: string[] = []
  const isUntranslated = createTranslationCheck(language)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ height: 844, width })
    const { cut, overflow, texts } = FoundSchema.parse(await page.evaluate(inspect))
    faults.push(...cut.map((fault) => `${width} px, ${fault}`))
    if (overflow > 0) faults.push(`${width} px: wider than the window by ${overflow} px`)
    faults.push(...texts.filter((text) => ids.has(text)).map((text) => `missing: ${text}`))
    faults.push(
      ...texts.filter((text) => !isData(text) && isUntranslated(text)).map((text) => `not translated: ${text}`),
    )
  }
  return [...new Set(faults)]
}

/** Whether a text is in English although the page is in another language. */
function createTranslationCheck(language: string): (text: string) => boolean {
  if (language === 'en') return () => false
  if (language === 'xa') return isNotLengthened
  const messages = language === 'xb' ? new Map<string, string>() : readAllMessages(language)
  const translated = new Set(messages.values())
  const untranslated = [...english].filter(([key, text]) => /\p{L}{3}/u.test(text) && messages.get(key) !== text)
  const texts = new Set(untranslated.map(([, text]) => text).filter((text) => !translated.has(text)))
  return (text) => texts.has(text)
}

/** Data of the demo world, and names that are the same in every language: fields of hashed structures, and hashes. */
const names = new Set([
  ...[
    'Arweave',
    'Demo chain',
    'Demo Market',
    'Demo wallet',
    'IPFS',
    'JSON',
    'SafeReceived',
    'Second demo chain',
    'Seal #9',
  ],
  ...['EIP-712 digest', 'ERC-191 digest', 'Domain hash', 'Message hash', 'Calldata digest'],
  ...['address', 'amount', 'buyer', 'item', 'message', 'name', 'sender', 'string', 'value', 'version'],
  ...['baseGas', 'chainId', 'data', 'gasPrice', 'gasToken', 'nonce', 'operation', 'refundReceiver', 'safeTxGas'],
  ...['SEAL #12', 'Treasury', 'Treasury, Demo chain', 'Treasury, Second demo chain', 'verifyingContract'],
])
const isData = (text: string) =>
  names.has(text) || /^([\d.,]+ [A-Za-z]+|[\da-f]{4}|https?:\S+|0x\w{4}…\w{4} · (second )?demo chain)$/i.test(text)

/** The pseudo-locale `xa` repeats the first vowel of every word: a text in which no word has that is in no catalogue. */
function isNotLengthened(text: string): boolean {
  const words = [...text.matchAll(/(?<![\p{L}\p{N}.])\p{L}{3,}(?![\p{L}\p{N}])/gu)].filter(([word]) =>
    /[aeiou]/i.test(word),
  )
  const isLengthened = words.some(([word]) => /^[^aeiou]*([aeiou])\1/i.test(word))
  return words.length > 0 && !isLengthened
}

import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, setupProduct } from '../support/setupProduct.ts'
import { bodyCases } from './cases/body.ts'
import { exportCases } from './cases/books.ts'
import { contentCases } from './cases/content.ts'
import { custodyCases } from './cases/custody.ts'
import { executionCases } from './cases/execution.ts'
import { historyCases } from './cases/history.ts'
import { identityCases } from './cases/identity.ts'
import { meaningCases } from './cases/meaning.ts'
import { messageCases } from './cases/messages.ts'
import { nodeCases } from './cases/node.ts'
import { onChainCases } from './cases/onChain.ts'
import { queueCases } from './cases/queue.ts'
import { honestScreens } from './cases/screens.ts'
import { signatureCases } from './cases/signatures.ts'
import { createStage, type Stage } from './support/createStage.ts'
import { judge } from './support/judge.ts'
import { listAlarms } from './support/listAlarms.ts'
import { readWorld, type World } from './support/readWorld.ts'

const kinds = [
  identityCases,
  bodyCases,
  meaningCases,
  signatureCases,
  queueCases,
  historyCases,
  exportCases,
  messageCases,
  executionCases,
  contentCases,
  nodeCases,
  onChainCases,
  custodyCases,
]
const cases = kinds.flat()
/** `npm test` has time for the first case of every second kind. */
const isComplete = process.env.LONG_TESTS !== undefined
const chosenCases = isComplete ? cases : kinds.flatMap((kind, index) => (index % 2 === 0 ? kind.slice(0, 1) : []))
const chosenScreens = isComplete ? honestScreens : honestScreens.slice(0, 1)

let product: Product | undefined
let stage: Stage
let world: World
let passed = 0
let tried = 0

beforeAll(async () => {
  product = await setupProduct()
  world = await readWorld(product.countersign)
  stage = await createStage(product)
})
afterAll(async () => {
  await product?.stop()
  writeLine(`${passed}/${tried}`)
})

const writeLine = (line: string) => process.stdout.write(`${line}\n`)

/** One line for each, whatever becomes of it. */
async function score(name: string, run: () => Promise<void>): Promise<void> {
  const started = performance.now()
  const print = (mark: string) => writeLine(`${mark} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  try {
    await run()
  } catch (error) {
    tried += 1
    print('FAIL')
    const [shown = ''] = await stage.page.getByRole('main').allInnerTexts()
    writeLine(`     ${shown.replaceAll(/\s+/g, ' ').slice(0, 1_500)}`)
    throw error
  }
  tried += 1
  passed += 1
  print('ok  ')
}

test('every threat is tried, or docs/threats.md says why a browser cannot meet it', async () => {
  const text = await readFile(new URL('../../docs/threats.md', import.meta.url), 'utf8')
  const rows = new Map([...text.matchAll(/^\| (T\d+) \|(.*)$/gm)].map(([, id = '', row = '']) => [id, row]))
  const model = Array.from({ length: 88 }, (_, index) => `T${String(index + 1).padStart(2, '0')}`)
  const triedIds = new Set(cases.map(({ id }) => id.split(' ')[0] ?? id))
  const threats = [...rows.keys()]
  // The threat model's, in order; those that were found later stand beside what they are like.
  expect(threats.filter((id) => model.includes(id))).toEqual(model)
  expect([...triedIds].filter((id) => !rows.has(id))).toEqual([])
  const isListed = (id: string) => (rows.get(id) ?? '').includes('`npm run test:tamper`') === triedIds.has(id)
  expect(threats.filter((id) => !isListed(id))).toEqual([])
})

test.each(chosenScreens)('honest: $name', async (screen) => {
  await score(`honest: ${screen.name}`, async () => {
    const { allow = [], as, path, ready } = screen
    if (as) await stage.wallet.setAccounts([as.address])
    await stage.open(typeof path === 'string' ? path : path(world))
    await stage.page.getByRole('main').getByText(ready).first().waitFor()
    expect(await listAlarms(stage.page, allow)).toEqual([])
  })
})

test.each(chosenCases)('$id: $lie', async (tamper) => {
  await score(`${tamper.id}: ${tamper.lie}`, () => judge(stage, world, tamper))
})

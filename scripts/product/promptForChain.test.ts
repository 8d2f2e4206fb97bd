import { expect, test } from 'vitest'
import { chooseChain } from './promptForChain.mjs'

async function run(answers: readonly string[], working: string) {
  const left = [...answers]
  const added: string[][] = []
  const printed: string[] = []
  const hasChain = await chooseChain({
    addChain(...urls) {
      added.push(urls)
      return urls[0] === working
    },
    prompt: async () => left.shift() ?? '',
    print: (line) => printed.push(line),
  })
  return { added, hasChain, left, printed }
}

const node = 'http://127.0.0.1:8545'

test('default: Enter is the demo, and nothing is saved', async () => {
  expect(await run([''], node)).toMatchObject({ added: [], hasChain: false })
})

test('default: one node for service and browsers, or one for each', async () => {
  expect(await run([` ${node} `, ''], node)).toMatchObject({ added: [[node, node]], hasChain: true })
  const own = 'https://rpc.example.org'
  expect(await run([node, own], node)).toMatchObject({ added: [[node, own]], hasChain: true })
})

test('error: a node that does not respond is asked for again', async () => {
  const { added, hasChain, printed } = await run(['http://other', '', node, ''], node)
  expect(added).toEqual([
    ['http://other', 'http://other'],
    [node, node],
  ])
  expect(hasChain).toBe(true)
  expect(printed.at(-1)).toBe('Nothing was saved. Try another URL.')
})
